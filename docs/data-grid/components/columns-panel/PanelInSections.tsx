import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const sections: Record<string, string[]> = {
  Person: ['name', 'born'],
  Contract: ['role', 'hours', 'until'],
};

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 130, hideable: false },
  { field: 'born', headerName: 'Born in', width: 120 },
  { field: 'role', headerName: 'Role', width: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'until', headerName: 'Until', width: 100 },
];

const rows = [
  { id: 1, name: 'Ines Duarte', born: 'Porto', role: 'Violin', hours: 30, until: '2027' },
  { id: 2, name: 'Tom Berger', born: 'Graz', role: 'Cello', hours: 20, until: '2026' },
  { id: 3, name: 'Yuki Mori', born: 'Osaka', role: 'Flute', hours: 30, until: '2028' },
];

function SectionedPanel() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);

  return (
    <div style={{ display: 'flex', gap: 32, padding: 16 }}>
      {Object.entries(sections).map(([title, fields]) => (
        <FormControl key={title} component="fieldset" variant="standard">
          <FormLabel component="legend">{title}</FormLabel>
          <FormGroup>
            {fields.map((field) => {
              const column = lookup[field];
              return (
                <FormControlLabel
                  key={field}
                  label={column?.headerName}
                  disabled={column?.hideable === false}
                  control={
                    <Checkbox
                      checked={model[field] !== false}
                      onChange={(event) =>
                        apiRef.current.setColumnVisibility(field, event.target.checked)
                      }
                    />
                  }
                />
              );
            })}
          </FormGroup>
        </FormControl>
      ))}
    </div>
  );
}

const slots = { columnsPanel: SectionedPanel };

export default function PanelInSections() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        aria-label="Members of an orchestra"
      />
    </div>
  );
}
