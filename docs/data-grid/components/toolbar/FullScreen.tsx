import * as React from 'react';
import FilterListIcon from '@mui/icons-material/FilterList';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type ToolbarPropsOverrides,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    isFullScreen?: boolean;
    onToggleFullScreen?: () => void;
  }
}

const columns: GridColDef[] = [
  { field: 'star', headerName: 'Star', flex: 1, minWidth: 120 },
  { field: 'constellation', headerName: 'Constellation', width: 150 },
  { field: 'distance', headerName: 'Light-years', type: 'number', width: 130 },
];

const rows = [
  { id: 1, star: 'Rigel', constellation: 'Orion', distance: 860 },
  { id: 2, star: 'Vega', constellation: 'Lyra', distance: 25 },
  { id: 3, star: 'Capella', constellation: 'Auriga', distance: 43 },
  { id: 4, star: 'Spica', constellation: 'Virgo', distance: 250 },
];

function StarToolbar({ isFullScreen, onToggleFullScreen }: ToolbarPropsOverrides) {
  return (
    <Toolbar aria-label="Stars">
      <Typography sx={{ flex: 1, mx: 1 }}>Stars</Typography>
      <Tooltip title="Filters">
        <FilterPanelTrigger render={<ToolbarButton />}>
          <FilterListIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
      <Tooltip title={isFullScreen ? 'Leave full screen' : 'Full screen'}>
        <ToolbarButton onClick={onToggleFullScreen}>
          {isFullScreen ? (
            <FullscreenExitIcon fontSize="small" />
          ) : (
            <FullscreenIcon fontSize="small" />
          )}
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

const slots = { toolbar: StarToolbar };

export default function FullScreen() {
  const [isFullScreen, setIsFullScreen] = React.useState(false);

  return (
    <Box
      sx={
        isFullScreen
          ? // Menus, panels and tooltips have a higher z-index.
            { position: 'fixed', inset: 0, zIndex: 'drawer', bgcolor: 'background.paper' }
          : { height: 320, width: '100%' }
      }
      onKeyDown={(event) => {
        // Keys in panels also arrive here, although panels are elsewhere on the page.
        const isInside = event.currentTarget.contains(event.target as Node);
        if (event.key === 'Escape' && isInside) setIsFullScreen(false);
      }}
    >
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        slotProps={{
          toolbar: {
            isFullScreen,
            onToggleFullScreen: () => setIsFullScreen(!isFullScreen),
          },
        }}
        showToolbar
        hideFooter
        aria-label="Bright stars"
      />
    </Box>
  );
}
