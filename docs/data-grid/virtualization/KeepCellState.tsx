import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Checkbox from '@mui/material/Checkbox';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

const StarsContext = React.createContext<{
  stars: ReadonlySet<string>;
  setStar: (id: string, hasStar: boolean) => void;
}>({ stars: new Set(), setStar: () => {} });

interface StarProps {
  params: GridRenderCellParams;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Star({ params, checked, onChange }: StarProps) {
  return (
    <Checkbox
      icon={<StarBorderIcon />}
      checkedIcon={<StarIcon />}
      checked={checked}
      onChange={(_event, next) => onChange(next)}
      // The grid stays a single tab stop.
      slotProps={{
        input: {
          'aria-label': `Star for ${params.row.title}`,
          tabIndex: params.tabIndex,
        },
      }}
    />
  );
}

function ForgetfulStar(params: GridRenderCellParams) {
  const [hasStar, setHasStar] = React.useState(false);
  return <Star params={params} checked={hasStar} onChange={setHasStar} />;
}

function LastingStar(params: GridRenderCellParams) {
  const { stars, setStar } = React.useContext(StarsContext);
  const { id } = params.row;
  return (
    <Star
      params={params}
      checked={stars.has(id)}
      onChange={(hasStar) => setStar(id, hasStar)}
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
    renderCell: (params) => <ForgetfulStar {...params} />,
  },
  {
    field: 'lasting',
    headerName: 'State above the grid',
    width: 180,
    display: 'flex',
    renderCell: (params) => <LastingStar {...params} />,
  },
];

const rows = Array.from({ length: 50 }, (_, index) => ({
  id: `film${index + 1}`,
  title: `Film ${index + 1}`,
}));

export default function KeepCellState() {
  const [stars, setStars] = React.useState<ReadonlySet<string>>(new Set());
  const context = React.useMemo(
    () => ({
      stars,
      setStar: (id: string, hasStar: boolean) =>
        setStars((current) => {
          const next = new Set(current);
          if (hasStar) next.add(id);
          else next.delete(id);
          return next;
        }),
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
          aria-label="Films with stars"
        />
      </div>
    </StarsContext.Provider>
  );
}
