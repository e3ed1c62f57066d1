import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'stage', headerName: 'Stage' },
  { field: 'time', headerName: 'Time', width: 110 },
  { field: 'act', headerName: 'Act', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'From', width: 110 },
];

const rows = [
  {
    id: 1,
    stage: 'Castle stage, free entry',
    time: '6 p.m.',
    act: 'Dune',
    country: 'Mali',
  },
  {
    id: 2,
    stage: 'Castle stage, free entry',
    time: '8 p.m.',
    act: 'Fjord',
    country: 'Norway',
  },
  {
    id: 3,
    stage: 'Tent by the river, tickets only',
    time: '7 p.m.',
    act: 'Sal',
    country: 'Portugal',
  },
  {
    id: 4,
    stage: 'Tent by the river, tickets only',
    time: '9 p.m.',
    act: 'Marimba',
    country: 'Mexico',
  },
];

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Stage',
  width: 90,
  colSpan: (_value, row, _column, apiRef) => {
    const node = apiRef.current.getRowNode(apiRef.current.getRowId(row));
    return node?.type === 'group' ? columns.length : 1;
  },
};

export default function TitleAcrossRow() {
  const apiRef = useGridApiRef();

  const toggleGroup: DataGridPremiumProps['onCellClick'] = ({ id, rowNode }) => {
    if (rowNode.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(id, !rowNode.childrenExpanded);
    }
  };

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        onCellClick={toggleGroup}
        disableRowSelectionOnClick
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: { model: ['stage'] },
          columns: { columnVisibilityModel: { stage: false } },
        }}
        aria-label="Program of a festival"
        hideFooter
      />
    </div>
  );
}
