import DataObjectIcon from '@mui/icons-material/DataObject';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  gridVisibleColumnFieldsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'buoy', headerName: 'Buoy', width: 110 },
  { field: 'waves', headerName: 'Waves (m)', type: 'number', width: 120 },
  { field: 'water', headerName: 'Water (°C)', type: 'number', width: 120 },
];

const rows = [
  { id: 'nw-4', buoy: 'NW 4', waves: 3.2, water: 8.1 },
  { id: 'nw-7', buoy: 'NW 7', waves: 2.6, water: 8.4 },
  { id: 'sw-1', buoy: 'SW 1', waves: 1.1, water: 11.9 },
];

function ExportJsonButton() {
  const apiRef = useGridApiContext();

  const download = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const readings = gridFilteredSortedRowEntriesSelector(apiRef).map(({ id }) =>
      Object.fromEntries(
        fields.map((field) => [field, apiRef.current.getCellValue(id, field)]),
      ),
    );
    const file = new Blob([JSON.stringify(readings, null, 2)], {
      type: 'application/json',
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'buoys.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <ToolbarButton render={<Button startIcon={<DataObjectIcon />} />} onClick={download}>
      Download JSON
    </ToolbarButton>
  );
}

function BuoyToolbar() {
  return (
    <Toolbar aria-label="Buoys">
      <ExportJsonButton />
    </Toolbar>
  );
}

const slots = { toolbar: BuoyToolbar };

export default function ExportJson() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        aria-label="Readings of buoys"
      />
    </div>
  );
}
