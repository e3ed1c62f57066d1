import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const levels = ['Easy', 'Moderate', 'Hard'];

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 150, filterable: false },
  {
    field: 'level',
    headerName: 'Level',
    type: 'singleSelect',
    valueOptions: levels,
    width: 140,
  },
];

const rows = [
  { id: 1, trail: 'Ridge path', level: 'Hard' },
  { id: 2, trail: 'Lake loop', level: 'Easy' },
  { id: 3, trail: 'Chapel trail', level: 'Moderate' },
  { id: 4, trail: 'Old railway', level: 'Easy' },
];

function LevelPanel() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const group = React.useRef<HTMLDivElement>(null);
  const labelId = React.useId();
  const picked: string[] = model.items[0]?.value ?? [];

  React.useEffect(() => {
    group.current?.querySelector('input')?.focus();
  }, []);

  const toggle = (level: string) => {
    const value = picked.includes(level)
      ? picked.filter((other) => other !== level)
      : [...picked, level];
    apiRef.current.setFilterModel({
      ...model,
      items: value.length > 0 ? [{ field: 'level', operator: 'isAnyOf', value }] : [],
    });
  };

  return (
    <FormGroup ref={group} role="group" aria-labelledby={labelId} sx={{ p: 2 }}>
      <FormLabel id={labelId}>Show trails that are</FormLabel>
      {levels.map((level) => (
        <FormControlLabel
          key={level}
          label={level}
          control={
            <Checkbox checked={picked.includes(level)} onChange={() => toggle(level)} />
          }
        />
      ))}
    </FormGroup>
  );
}

export default function OwnFilterPanel() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ filterPanel: LevelPanel }}
        showToolbar
        hideFooter
        aria-label="Hiking trails"
      />
    </div>
  );
}
