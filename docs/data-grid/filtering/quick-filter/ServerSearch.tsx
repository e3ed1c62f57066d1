import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants } from './plants';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'latin', headerName: 'Latin name', flex: 1, minWidth: 150 },
];

/** Stands in for a server that answers after a while. */
const searchPlants = (words: string[]) =>
  new Promise<typeof plants>((resolve) => {
    setTimeout(() => {
      resolve(
        plants.filter((plant) =>
          words.every((word) =>
            `${plant.name} ${plant.latin}`.toLowerCase().includes(word.toLowerCase()),
          ),
        ),
      );
    }, 500);
  });

export default function ServerSearch() {
  const [words, setWords] = React.useState<string[]>([]);
  const [answer, setAnswer] = React.useState<{ words: string[]; rows: typeof plants }>();

  React.useEffect(() => {
    let outdated = false;
    searchPlants(words).then((rows) => {
      if (!outdated) {
        setAnswer({ words, rows });
      }
    });
    return () => {
      outdated = true;
    };
  }, [words]);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={answer?.rows}
        columns={columns}
        loading={answer?.words !== words}
        filterMode="server"
        filterDebounceMs={400}
        onFilterModelChange={(model) => setWords(model.quickFilterValues ?? [])}
        showToolbar
        disableColumnFilter
        hideFooter
        aria-label="Plants from a server"
      />
    </div>
  );
}
