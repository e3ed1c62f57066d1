import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Tent {
  name: string;
  sleeps: number;
  weight: number;
  waterproof: boolean;
}

const tents: Tent[] = [
  { name: 'Ridge 2', sleeps: 2, weight: 2.1, waterproof: true },
  { name: 'Dune', sleeps: 3, weight: 2.9, waterproof: false },
  { name: 'Basecamp', sleeps: 6, weight: 7.4, waterproof: true },
];

const features = [
  { id: 'sleeps', label: 'People', show: (tent: Tent) => String(tent.sleeps) },
  { id: 'weight', label: 'Weight', show: (tent: Tent) => `${tent.weight} kg` },
  {
    id: 'waterproof',
    label: 'Waterproof',
    show: (tent: Tent) => (tent.waterproof ? 'Yes' : 'No'),
  },
];

type Feature = (typeof features)[number];

const columns: GridColDef<Feature>[] = [
  { field: 'label', headerName: 'Feature', width: 130 },
  ...tents.map(
    (tent): GridColDef<Feature> => ({
      field: tent.name,
      flex: 1,
      minWidth: 110,
      valueGetter: (_value, feature) => feature.show(tent),
    }),
  ),
];

export default function RecordsAsColumns() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={features}
        columns={columns}
        disableColumnSorting
        disableColumnFilter
        hideFooter
        aria-label="Tents compared"
      />
    </div>
  );
}
