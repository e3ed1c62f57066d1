import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'player', headerName: 'Player', flex: 1, minWidth: 100 },
  { field: 'position', headerName: 'Position', width: 110 },
];

const players = [
  { id: 1, player: 'Abel', position: 'Keeper' },
  { id: 2, player: 'Bianca', position: 'Defense' },
  { id: 3, player: 'Chidi', position: 'Defense' },
  { id: 4, player: 'Dora', position: 'Midfield' },
  { id: 5, player: 'Emil', position: 'Attack' },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

function hasRow({ type, ids }: GridRowSelectionModel, id: number) {
  return (type === 'include') === ids.has(id);
}

export default function MoveBetweenGrids() {
  const benchRef = useGridApiRef();
  const [fieldIds, setFieldIds] = React.useState([1, 4]);
  const [benchSelection, setBenchSelection] = React.useState(nothing);
  const [fieldSelection, setFieldSelection] = React.useState(nothing);

  const { bench, field } = React.useMemo(
    () => ({
      bench: players.filter(({ id }) => !fieldIds.includes(id)),
      field: players.filter(({ id }) => fieldIds.includes(id)),
    }),
    [fieldIds],
  );
  const entering = bench.filter(({ id }) => hasRow(benchSelection, id));
  const leaving = field.filter(({ id }) => hasRow(fieldSelection, id));

  const change = () => {
    const left = new Set(leaving.map(({ id }) => id));
    setFieldIds([
      ...fieldIds.filter((id) => !left.has(id)),
      ...entering.map(({ id }) => id),
    ]);
    setBenchSelection(nothing);
    setFieldSelection(nothing);
    // A disabled button loses the focus, so it moves to the first grid.
    benchRef.current?.setColumnHeaderFocus('player');
  };

  return (
    <div style={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <div style={{ flex: '1 1 280px', height: 320, minWidth: 0 }}>
          <DataGrid
            apiRef={benchRef}
            rows={bench}
            columns={columns}
            checkboxSelection
            rowSelectionModel={benchSelection}
            onRowSelectionModelChange={setBenchSelection}
            hideFooter
            label="Bench"
            showToolbar
          />
        </div>
        <div style={{ flex: '1 1 280px', height: 320, minWidth: 0 }}>
          <DataGrid
            rows={field}
            columns={columns}
            checkboxSelection
            rowSelectionModel={fieldSelection}
            onRowSelectionModelChange={setFieldSelection}
            hideFooter
            label="On the field"
            showToolbar
          />
        </div>
      </Box>
      <Button
        variant="outlined"
        sx={{ mt: 2 }}
        disabled={entering.length + leaving.length === 0}
        onClick={change}
      >
        Change players: {entering.length} in, {leaving.length} out
      </Button>
    </div>
  );
}
