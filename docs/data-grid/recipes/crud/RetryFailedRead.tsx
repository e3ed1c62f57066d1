import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createServer } from '../../../shared/createServer';
import { courses, type Course } from './courses';

// The first request fails, the others don't.
const server = createServer(courses, { latency: 900, fails: (count) => count === 1 });

const columns: GridColDef<Course>[] = [
  { field: 'title', headerName: 'Course', flex: 1, minWidth: 150 },
  { field: 'places', headerName: 'Places', type: 'number', width: 100 },
];

type Answer = { rows: Course[] } | { error: string } | undefined;

function ReadFailed({ onRetry, message }: { onRetry: () => void; message: string }) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message}
    </Alert>
  );
}

export default function RetryFailedRead() {
  const box = React.useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = React.useState(1);
  const [answer, setAnswer] = React.useState<Answer>();

  React.useEffect(() => {
    const controller = new AbortController();
    server.list({}, controller.signal).then(setAnswer, (reason: Error) => {
      if (!controller.signal.aborted) setAnswer({ error: reason.message });
    });
    return () => controller.abort();
  }, [attempt]);

  const retry = () => {
    setAnswer(undefined);
    setAttempt((count) => count + 1);
    // The button disappears; what takes its place gets the focus.
    box.current?.focus();
  };

  return (
    <div ref={box} tabIndex={-1} style={{ height: 268, width: '100%' }}>
      {answer && 'error' in answer ? (
        <ReadFailed onRetry={retry} message={answer.error} />
      ) : (
        <DataGrid
          rows={answer?.rows}
          columns={columns}
          loading={!answer}
          slotProps={{
            loadingOverlay: { noRowsVariant: 'skeleton', variant: 'linear-progress' },
          }}
          hideFooter
          aria-label="Courses, at the second attempt"
        />
      )}
    </div>
  );
}
