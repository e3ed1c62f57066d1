import * as React from 'react';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const LIMIT = 40;

function HeadlineEditor(params: GridRenderEditCellParams<object, string>) {
  const [length, setLength] = React.useState(params.value?.length ?? 0);

  return (
    <GridEditInputCell
      {...params}
      debounceMs={0}
      onValueChange={(_event, text) => setLength(String(text).length)}
      inputProps={{ 'aria-label': 'Headline', maxLength: LIMIT }}
      endAdornment={<small style={{ paddingInline: 8 }}>{LIMIT - length}</small>}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'page', headerName: 'Page', type: 'number', width: 80 },
  {
    field: 'headline',
    headerName: 'Headline',
    flex: 1,
    minWidth: 260,
    editable: true,
    renderEditCell: (params) => <HeadlineEditor {...params} />,
  },
];

const rows = [
  { id: 1, page: 1, headline: 'Bridge opens after ten years' },
  { id: 2, page: 3, headline: 'Choir looks for tenors' },
  { id: 3, page: 8, headline: 'Late goal saves the season' },
];

export default function CountCharacters() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Headlines" />
    </div>
  );
}
