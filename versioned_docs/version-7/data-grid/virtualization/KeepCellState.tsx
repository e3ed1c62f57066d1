import * as React from 'react';
import Rating from '@mui/material/Rating';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

const StarsContext = React.createContext<{
  stars: Record<string, number>;
  setStars: (id: string, value: number) => void;
}>({ stars: {}, setStars: () => {} });

function ForgetfulStars({ row }: GridRenderCellParams) {
  const [value, setValue] = React.useState(0);
  return (
    <Rating
      name={`cell-${row.id}`}
      value={value}
      onChange={(_event, next) => setValue(next ?? 0)}
    />
  );
}

function LastingStars({ row }: GridRenderCellParams) {
  const { stars, setStars } = React.useContext(StarsContext);
  return (
    <Rating
      name={`context-${row.id}`}
      value={stars[row.id] ?? 0}
      onChange={(_event, next) => setStars(row.id, next ?? 0)}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Film', flex: 1, minWidth: 100 },
  {
    field: 'forgetful',
    headerName: 'State in the cell',
    width: 170,
    display: 'flex',
    renderCell: (params) => <ForgetfulStars {...params} />,
  },
  {
    field: 'lasting',
    headerName: 'State above the grid',
    width: 180,
    display: 'flex',
    renderCell: (params) => <LastingStars {...params} />,
  },
];

const rows = Array.from({ length: 50 }, (_, index) => ({
  id: `film${index + 1}`,
  title: `Film ${index + 1}`,
}));

export default function KeepCellState() {
  const [stars, setStars] = React.useState<Record<string, number>>({});
  const context = React.useMemo(
    () => ({
      stars,
      setStars: (id: string, value: number) =>
        setStars((current) => ({ ...current, [id]: value })),
    }),
    [stars],
  );

  return (
    <StarsContext.Provider value={context}>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 50 } } }}
          hideFooter
          disableRowSelectionOnClick
          aria-label="Films to rate"
        />
      </div>
    </StarsContext.Provider>
  );
}
