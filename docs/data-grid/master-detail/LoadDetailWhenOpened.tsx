import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';

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

const fetchReport = (wagon: string) =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve(`${wagon}: brakes in order, two lamps replaced.`), 800);
  });

function Report({ wagon }: { wagon: string }) {
  const [report, setReport] = React.useState(answers.get(wagon));

  React.useEffect(() => {
    let ignore = false;
    if (!answers.has(wagon)) {
      fetchReport(wagon).then((answer) => {
        answers.set(wagon, answer);
        if (!ignore) {
          setReport(answer);
        }
      });
    }
    return () => {
      ignore = true;
    };
  }, [wagon]);

  return (
    <Box sx={{ p: 2 }}>
      {report ?? <CircularProgress size={20} aria-label={`Loading ${wagon}`} />}
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
