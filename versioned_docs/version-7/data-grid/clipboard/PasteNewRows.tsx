import {
  DataGridPremium,
  gridFocusCellSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'word', headerName: 'Word', flex: 1, minWidth: 120, editable: true },
  { field: 'meaning', headerName: 'Meaning', flex: 1, minWidth: 120, editable: true },
];

const rows = [
  { id: 1, word: 'tarde', meaning: 'late' },
  { id: 2, word: 'casa', meaning: 'house' },
  { id: 3, word: '', meaning: '' },
];

export default function PasteNewRows() {
  const apiRef = useGridApiRef();

  /** Adds empty rows for the lines that would not fit any more. */
  const makeRoom = async ({ data }: { data: string[][] }) => {
    const api = apiRef.current;
    const cell = gridFocusCellSelector(apiRef);
    if (!api || !cell) return;
    const first = api.getRowIndexRelativeToVisibleRows(cell.id);
    const count = api.getRowsCount();
    const missing = Math.max(0, first + data.length - count);
    api.updateRows(
      Array.from({ length: missing }, (_, index) => ({
        id: count + index + 1,
        word: '',
        meaning: '',
      })),
    );
  };

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        onBeforeClipboardPasteStart={makeRoom}
        aria-label="Vocabulary"
        hideFooter
      />
    </div>
  );
}
