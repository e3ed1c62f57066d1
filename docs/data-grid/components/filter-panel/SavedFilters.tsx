import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridFilterModelSelector,
  GridFilterPanel,
  useGridApiContext,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'herb', headerName: 'Herb', flex: 1, minWidth: 120 },
  { field: 'sun', headerName: 'Hours of sun', type: 'number', width: 130 },
  { field: 'sown', headerName: 'Sown in', width: 110 },
];

const rows = [
  { id: 1, herb: 'Basil', sun: 7, sown: 'May' },
  { id: 2, herb: 'Chervil', sun: 3, sown: 'March' },
  { id: 3, herb: 'Dill', sun: 6, sown: 'April' },
  { id: 4, herb: 'Sorrel', sun: 3, sown: 'April' },
];

const SavedContext = React.createContext<{
  saved: Record<string, GridFilterModel>;
  save: (model: GridFilterModel) => void;
}>({ saved: {}, save: () => {} });

function PanelWithSaved() {
  const apiRef = useGridApiContext();
  const { saved, save } = React.useContext(SavedContext);

  return (
    <div>
      <div style={{ display: 'flex', gap: 8, padding: 8 }}>
        <TextField
          select
          size="small"
          label="Saved filters"
          value=""
          onChange={(event) => {
            const model = saved[event.target.value];
            if (model) apiRef.current.setFilterModel(model);
          }}
          sx={{ minWidth: 160 }}
        >
          {Object.keys(saved).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={() => save(gridFilterModelSelector(apiRef))}>Save this</Button>
      </div>
      <GridFilterPanel />
    </div>
  );
}

const slots = { filterPanel: PanelWithSaved };

export default function SavedFilters() {
  const [saved, setSaved] = React.useState<Record<string, GridFilterModel>>({
    'For the shade': { items: [{ id: 1, field: 'sun', operator: '<', value: 4 }] },
    'Sown in April': {
      items: [{ id: 1, field: 'sown', operator: 'equals', value: 'April' }],
    },
  });

  const context = React.useMemo(
    () => ({
      saved,
      save: (model: GridFilterModel) =>
        setSaved((all) => ({ ...all, [`Mine ${Object.keys(all).length - 1}`]: model })),
    }),
    [saved],
  );

  return (
    <SavedContext value={context}>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          slots={slots}
          showToolbar
          hideFooter
          aria-label="Herbs"
        />
      </div>
    </SavedContext>
  );
}
