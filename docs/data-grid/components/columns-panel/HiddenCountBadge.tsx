import * as React from 'react';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  gridColumnVisibilityModelSelector,
  gridFilteredTopLevelRowCountSelector,
  GridFooterContainer,
  GridRowCount,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'glacier', headerName: 'Glacier', flex: 1, minWidth: 130 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
  { field: 'retreat', headerName: 'Retreat (m)', type: 'number', width: 120 },
  { field: 'surveyor', headerName: 'Surveyed by', width: 130 },
];

const rows = [
  { id: 1, glacier: 'North arm', length: 4.1, retreat: 31, surveyor: 'Team A' },
  { id: 2, glacier: 'Saddle', length: 2.7, retreat: 18, surveyor: 'Team C' },
  { id: 3, glacier: 'Great tongue', length: 9.8, retreat: 54, surveyor: 'Team A' },
];

function GlacierFooter() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const shown = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const hidden = Object.values(model).filter((isVisible) => !isVisible).length;

  return (
    <GridFooterContainer>
      <ColumnsPanelTrigger
        render={(props, { open }) => (
          <Button
            {...(props as React.ComponentProps<typeof Button>)}
            variant={open ? 'contained' : 'text'}
            startIcon={
              <Badge badgeContent={hidden} color="warning">
                <ViewColumnIcon />
              </Badge>
            }
          >
            Columns, {hidden} hidden
          </Button>
        )}
      />
      <GridRowCount rowCount={rows.length} visibleRowCount={shown} />
    </GridFooterContainer>
  );
}

const slots = { footer: GlacierFooter };

export default function HiddenCountBadge() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={{ columns: { columnVisibilityModel: { surveyor: false } } }}
        aria-label="Glaciers"
      />
    </div>
  );
}
