import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { LineChart, type HighlightItemData } from '@mui/x-charts';

const rivers = [
  { id: 'elbe', label: 'Elbe', data: [720, 810, 690, 520, 410, 470] },
  { id: 'rhine', label: 'Rhine', data: [2100, 2300, 2450, 2200, 1800, 1750] },
  { id: 'weser', label: 'Weser', data: [330, 360, 290, 210, 170, 190] },
];
const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function HighlightFromList() {
  const [pinned, setPinned] = React.useState<string | null>(null);
  const [hovered, setHovered] = React.useState<HighlightItemData | null>(null);
  const item = hovered ?? (pinned === null ? null : { seriesId: pinned });

  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: { sm: '160px minmax(0, 1fr)' },
      }}
    >
      <List aria-label="Rivers" dense>
        {rivers.map(({ id, label, data }) => (
          <li key={id}>
            <ListItemButton
              component="button"
              aria-pressed={pinned === id}
              selected={item?.seriesId === id}
              onClick={() => setPinned(pinned === id ? null : id)}
              onMouseEnter={() => setHovered({ seriesId: id })}
              onMouseLeave={() => setHovered(null)}
              sx={{ width: '100%' }}
            >
              <ListItemText primary={label} secondary={`now ${data[5]} m³/s`} />
            </ListItemButton>
          </li>
        ))}
      </List>
      <LineChart
        title="Flow of three rivers"
        height={260}
        hideLegend
        yAxis={[{ width: 60 }]}
        xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
        series={rivers.map((river) => ({ ...river, highlightScope }))}
        highlightedItem={item}
        onHighlightChange={setHovered}
      />
    </Box>
  );
}
