import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import DensityMediumIcon from '@mui/icons-material/DensityMedium';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';

const densities: Record<GridDensity, string> = {
  compact: 'Compact',
  standard: 'Standard',
  comfortable: 'Comfortable',
};

const columns: GridColDef[] = [
  { field: 'symbol', headerName: 'Symbol', width: 100 },
  { field: 'element', headerName: 'Element', flex: 1, minWidth: 120 },
  { field: 'melts', headerName: 'Melts at (°C)', type: 'number', width: 140 },
];

const rows = [
  { id: 74, symbol: 'W', element: 'Tungsten', melts: 3422 },
  { id: 26, symbol: 'Fe', element: 'Iron', melts: 1538 },
  { id: 50, symbol: 'Sn', element: 'Tin', melts: 232 },
  { id: 80, symbol: 'Hg', element: 'Mercury', melts: -39 },
];

function ElementsToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Toolbar aria-label="Elements">
      <Tooltip title="Row height">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event: React.MouseEvent<HTMLElement>) =>
            setAnchor(event.currentTarget)
          }
        >
          <DensityMediumIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {(Object.keys(densities) as GridDensity[]).map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === density}
            onClick={() => {
              apiRef.current.setDensity(name);
              setAnchor(null);
            }}
          >
            <ListItemIcon>{name === density && <CheckIcon />}</ListItemIcon>
            {densities[name]}
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}

const slots = { toolbar: ElementsToolbar };

export default function DensityMenu() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        aria-label="Melting points"
      />
    </div>
  );
}
