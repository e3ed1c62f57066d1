import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'mineral', headerName: 'Mineral', flex: 1, minWidth: 120 },
  { field: 'formula', headerName: 'Formula', width: 130 },
  { field: 'hardness', headerName: 'Hardness', type: 'number', width: 110 },
];

const rows = [
  { id: 1, mineral: 'Talc', formula: 'Mg₃Si₄O₁₀(OH)₂', hardness: 1 },
  { id: 2, mineral: 'Fluorite', formula: 'CaF₂', hardness: 4 },
  { id: 3, mineral: 'Quartz', formula: 'SiO₂', hardness: 7 },
  { id: 4, mineral: 'Corundum', formula: 'Al₂O₃', hardness: 9 },
];

export default function PlainTable() {
  return (
    <div style={{ height: 190, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowHeight={36}
        columnHeaderHeight={40}
        disableRowSelectionOnClick
        hideFooter
        aria-label="Minerals"
        sx={{
          border: 0,
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
          [`& .${gridClasses.columnHeader}`]: { borderBlock: 1, borderColor: 'divider' },
          [`& .${gridClasses.row}:hover`]: { bgcolor: 'transparent' },
          [`& .${gridClasses.cell}`]: { fontVariantNumeric: 'tabular-nums' },
        }}
      />
    </div>
  );
}
