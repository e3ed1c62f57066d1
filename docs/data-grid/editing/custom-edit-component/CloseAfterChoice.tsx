import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridEditSingleSelectCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function TriageEditor(params: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();

  const handleValueChange: GridEditSingleSelectCellProps['onValueChange'] = async (
    _event,
    value,
  ) => {
    const { id, field } = params;
    await apiRef.current.setEditCellValue({ id, field, value });
    apiRef.current.stopCellEditMode({ id, field, cellToFocusAfter: 'below' });
  };

  return (
    <GridEditSingleSelectCell
      {...params}
      initialOpen
      onValueChange={handleValueChange}
      slotProps={{
        root: { material: { SelectDisplayProps: { 'aria-label': 'Urgency' } } },
      }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'report', headerName: 'Report', flex: 1, minWidth: 160 },
  {
    field: 'urgency',
    headerName: 'Urgency',
    type: 'singleSelect',
    valueOptions: ['Today', 'This week', 'Some day'],
    width: 140,
    editable: true,
    renderEditCell: (params) => <TriageEditor {...params} />,
  },
];

const rows = [
  { id: 1, report: 'Elevator stuck on 3', urgency: 'Today' },
  { id: 2, report: 'Door squeaks', urgency: 'Some day' },
  { id: 3, report: 'Light out in the hall', urgency: 'Some day' },
  { id: 4, report: 'Water under the sink', urgency: 'Some day' },
];

export default function CloseAfterChoice() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Reports" />
    </div>
  );
}
