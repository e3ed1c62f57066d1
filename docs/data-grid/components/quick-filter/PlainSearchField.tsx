import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'word', headerName: 'Word', width: 130 },
  { field: 'meaning', headerName: 'Meaning', flex: 1, minWidth: 180 },
];

const rows = [
  { id: 1, word: 'bow', meaning: 'The front of a boat' },
  { id: 2, word: 'painter', meaning: 'The rope that ties up a dinghy' },
  { id: 3, word: 'sheet', meaning: 'The rope that trims a sail' },
];

function GlossaryToolbar() {
  return (
    <Toolbar aria-label="Glossary">
      <QuickFilter
        expanded
        parser={(text) => (text ? [text] : [])}
        formatter={([text]) => text ?? ''}
        render={<div role="search" />}
      >
        <QuickFilterControl
          render={({ ref, slotProps, value, onChange, onKeyDown }) => (
            <label>
              Find{' '}
              <input
                {...slotProps?.htmlInput}
                ref={ref}
                value={String(value)}
                onChange={onChange}
                onKeyDown={onKeyDown}
                style={{ font: 'inherit', padding: 4 }}
              />
            </label>
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: GlossaryToolbar };

export default function PlainSearchField() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        aria-label="Glossary of sailing"
      />
    </div>
  );
}
