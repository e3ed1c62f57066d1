import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import TuneIcon from '@mui/icons-material/Tune';
import { DataGrid, type GridColDef, type GridSlots } from '@mui/x-data-grid';

type Icon = GridSlots['columnMenuIcon'];

const slots: Partial<GridSlots> = {
  booleanCellTrueIcon: StarIcon as Icon,
  booleanCellFalseIcon: StarBorderIcon as Icon,
  columnMenuIcon: TuneIcon as Icon,
};

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 140 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 130 },
  { field: 'favorite', headerName: 'Favorite', type: 'boolean', width: 120 },
];

const rows = [
  { id: 1, trail: 'Lighthouse loop', length: 6.4, favorite: true },
  { id: 2, trail: 'Ridge path', length: 14.2, favorite: false },
  { id: 3, trail: 'Marsh boardwalk', length: 2.1, favorite: true },
];

export default function OwnIcons() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        hideFooter
        aria-label="Trails"
      />
    </div>
  );
}
