import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { waitForServer } from '../../shared/waitForServer';

const columns: GridColDef[] = [
  { field: 'wagon', headerName: 'Wagon', width: 110 },
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, wagon: 'W-204', line: 'Coast line' },
  { id: 2, wagon: 'W-219', line: 'Valley line' },
  { id: 3, wagon: 'W-226', line: 'Coast line' },
];

const answers = new Map<string, string>();

/** The first request for this wagon gets no answer. */
const unlucky = new Set(['W-219']);

async function fetchReport(wagon: string, signal: AbortSignal): Promise<string> {
  await waitForServer(800, signal);
  if (unlucky.delete(wagon)) throw new Error('The depot does not answer.');
  return `${wagon}: brakes in order, two lamps replaced.`;
}

function Report({ wagon }: { wagon: string }) {
  const box = React.useRef<HTMLDivElement>(null);
  const [report, setReport] = React.useState(answers.get(wagon));
  const [error, setError] = React.useState('');
  const [attempt, setAttempt] = React.useState(1);

  React.useEffect(() => {
    if (answers.has(wagon)) return undefined;
    const controller = new AbortController();
    fetchReport(wagon, controller.signal).then(
      (answer) => {
        answers.set(wagon, answer);
        setReport(answer);
      },
      (reason: Error) => {
        if (!controller.signal.aborted) setError(reason.message);
      },
    );
    return () => controller.abort();
  }, [wagon, attempt]);

  const retry = () => {
    setError('');
    setAttempt(attempt + 1);
    // The button disappears; the report that takes its place gets the focus.
    box.current?.focus();
  };

  return (
    <Box ref={box} tabIndex={-1} sx={{ px: 2, minHeight: 56, alignContent: 'center' }}>
      {error ? (
        <span role="alert">
          {error}{' '}
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </span>
      ) : (
        (report ?? <CircularProgress size={20} aria-label={`Loading ${wagon}`} />)
      )}
    </Box>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams) => <Report wagon={row.wagon} />;
const getDetailPanelHeight = () => 56;

export default function LoadDetailWhenOpened() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
        aria-label="Wagons"
      />
    </div>
  );
}
