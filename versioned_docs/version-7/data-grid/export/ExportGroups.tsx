import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridFilteredSortedRowIdsSelector,
  GridToolbarContainer,
  useGridApiContext,
  type GridColDef,
  type GridGetRowsToExportParams,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'branch', headerName: 'Branch', width: 120 },
  { field: 'machine', headerName: 'Machine', flex: 1, minWidth: 130 },
  { field: 'repairs', headerName: 'Repairs', type: 'number', width: 120 },
];

const rows = [
  { id: 1, branch: 'Bergen', machine: 'Excavator', repairs: 3 },
  { id: 2, branch: 'Tampere', machine: 'Crane', repairs: 1 },
  { id: 3, branch: 'Bergen', machine: 'Forklift', repairs: 6 },
  { id: 4, branch: 'Tampere', machine: 'Road roller', repairs: 2 },
];

const getRowsOfType =
  (type: string) =>
  ({ apiRef }: GridGetRowsToExportParams) =>
    gridFilteredSortedRowIdsSelector(apiRef).filter(
      (id) => apiRef.current.getRowNode(id)?.type === type,
    );

const rowsOnly = {
  fileName: 'repairs',
  fields: ['branch', 'machine', 'repairs'],
  getRowsToExport: getRowsOfType('leaf'),
};

const totalsOnly = {
  fileName: 'repairs-per-branch',
  fields: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, 'repairs'],
  getRowsToExport: getRowsOfType('group'),
};

function RepairsToolbar() {
  const apiRef = useGridApiContext();

  return (
    <GridToolbarContainer role="group" aria-label="Downloads">
      <Button size="small" onClick={() => apiRef.current.exportDataAsCsv(rowsOnly)}>
        Machines
      </Button>
      <Button size="small" onClick={() => apiRef.current.exportDataAsCsv(totalsOnly)}>
        Totals of branches
      </Button>
    </GridToolbarContainer>
  );
}

export default function ExportGroups() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { branch: false } },
          rowGrouping: { model: ['branch'] },
          aggregation: { model: { repairs: 'sum' } },
        }}
        defaultGroupingExpansionDepth={0}
        slots={{ toolbar: RepairsToolbar }}
        hideFooter
        aria-label="Repairs by branch"
      />
    </div>
  );
}
