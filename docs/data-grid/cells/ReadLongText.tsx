import {
  DataGrid,
  GridEditLongTextCell,
  GridLongTextCell,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    incident: '4471',
    report:
      'Pump 2 stopped at 03:10.\nThe float had caught on a cable. Night shift freed it and tied the cable to the rail.',
  },
  {
    id: 2,
    incident: '4472',
    report:
      'The gate opened by itself.\nA remote control of the neighbor uses the same code. New codes are ordered.',
  },
];

const columns: GridColDef[] = [
  { field: 'incident', headerName: 'Incident', width: 100 },
  {
    field: 'report',
    headerName: 'Report',
    type: 'longText',
    flex: 1,
    minWidth: 220,
    editable: true,
    renderCell: (params) => (
      <GridLongTextCell
        {...params}
        renderContent={(report) => {
          const [summary, ...rest] = (report ?? '').split('\n');
          return (
            <>
              <strong>{summary}</strong>
              <p style={{ margin: '4px 24px 0 0' }}>{rest.join(' ')}</p>
            </>
          );
        }}
        slotProps={{ popperContent: { style: { maxHeight: 220 } } }}
      />
    ),
    renderEditCell: (params) => (
      <GridEditLongTextCell {...params} slotProps={{ textarea: { maxRows: 6 } }} />
    ),
  },
];

export default function ReadLongText() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Incidents" />
    </div>
  );
}
