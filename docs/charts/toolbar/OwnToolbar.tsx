import * as React from 'react';
import Box from '@mui/material/Box';
import SortIcon from '@mui/icons-material/Sort';
import NumbersIcon from '@mui/icons-material/Numbers';
import Tooltip from '@mui/material/Tooltip';
import { BarChart, Toolbar, ToolbarButton } from '@mui/x-charts';

const rooms = [
  { name: 'Studio', hours: 31 },
  { name: 'Hall', hours: 54 },
  { name: 'Kitchen', hours: 22 },
  { name: 'Workshop', hours: 47 },
  { name: 'Meeting', hours: 39 },
];

interface View {
  isSorted: boolean;
  hasValues: boolean;
}
const ViewContext = React.createContext<{
  view: View;
  toggle: (name: keyof View) => void;
}>({ view: { isSorted: false, hasValues: false }, toggle() {} });

function ViewToolbar() {
  const { view, toggle } = React.useContext(ViewContext);
  return (
    <Toolbar aria-label="View of the chart">
      <Tooltip title="Sort by hours">
        <ToolbarButton
          size="small"
          aria-pressed={view.isSorted}
          onClick={() => toggle('isSorted')}
        >
          <SortIcon fontSize="small" color={view.isSorted ? 'primary' : 'inherit'} />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title="Show values">
        <ToolbarButton
          size="small"
          aria-pressed={view.hasValues}
          onClick={() => toggle('hasValues')}
        >
          <NumbersIcon fontSize="small" color={view.hasValues ? 'primary' : 'inherit'} />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

export default function OwnToolbar() {
  const [view, setView] = React.useState<View>({ isSorted: false, hasValues: true });
  const context = React.useMemo(
    () => ({
      view,
      toggle: (name: keyof View) =>
        setView((before) => ({ ...before, [name]: !before[name] })),
    }),
    [view],
  );
  const shown = view.isSorted ? [...rooms].sort((a, b) => b.hours - a.hours) : rooms;

  return (
    <ViewContext value={context}>
      <Box sx={{ width: '100%' }}>
        <BarChart
          title="Booked hours per room of a community center"
          height={280}
          hideLegend
          showToolbar
          slots={{ toolbar: ViewToolbar }}
          xAxis={[{ data: shown.map(({ name }) => name) }]}
          series={[
            {
              label: 'Hours',
              data: shown.map(({ hours }) => hours),
              barLabel: view.hasValues ? 'value' : undefined,
            },
          ]}
        />
      </Box>
    </ViewContext>
  );
}
