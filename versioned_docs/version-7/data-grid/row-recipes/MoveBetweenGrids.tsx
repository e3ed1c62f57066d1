import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

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

const nothing: GridRowSelectionModel = [];

export default function MoveBetweenGrids() {
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
  const entering = bench.filter(({ id }) => benchSelection.includes(id));
  const leaving = field.filter(({ id }) => fieldSelection.includes(id));

  const change = () => {
    const left = new Set(leaving.map(({ id }) => id));
    setFieldIds([
      ...fieldIds.filter((id) => !left.has(id)),
      ...entering.map(({ id }) => id),
    ]);
    setBenchSelection(nothing);
    setFieldSelection(nothing);
  };

  return (
    <div style={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <div style={{ flex: '1 1 280px', minWidth: 0 }}>
          <Typography id="bench-title" variant="subtitle2" component="h3" gutterBottom>
            Bench
          </Typography>
          <div style={{ height: 268 }}>
            <DataGrid
              rows={bench}
              columns={columns}
              checkboxSelection
              rowSelectionModel={benchSelection}
              onRowSelectionModelChange={setBenchSelection}
              hideFooter
              slotProps={{ main: { 'aria-labelledby': 'bench-title' } }}
            />
          </div>
        </div>
        <div style={{ flex: '1 1 280px', minWidth: 0 }}>
          <Typography id="field-title" variant="subtitle2" component="h3" gutterBottom>
            On the field
          </Typography>
          <div style={{ height: 268 }}>
            <DataGrid
              rows={field}
              columns={columns}
              checkboxSelection
              rowSelectionModel={fieldSelection}
              onRowSelectionModelChange={setFieldSelection}
              hideFooter
              slotProps={{ main: { 'aria-labelledby': 'field-title' } }}
            />
          </div>
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
