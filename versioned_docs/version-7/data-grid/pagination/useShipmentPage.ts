import * as React from 'react';
import { type GridPaginationModel } from '@mui/x-data-grid';
import { fetchShipments, type Shipment } from './shipments';

/**
 * Loads the page of the model. `rowCount` is -1 until the last page has been seen. When a request
 * fails, `error` says why, and `retry` repeats it.
 */
export function useShipmentPage(model: GridPaginationModel) {
  const [rows, setRows] = React.useState<Shipment[]>([]);
  const [rowCount, setRowCount] = React.useState(-1);
  const [error, setError] = React.useState<string>();
  const [attempt, setAttempt] = React.useState(0);
  const [settled, setSettled] = React.useState<{
    model: GridPaginationModel;
    attempt: number;
  }>();

  React.useEffect(() => {
    let current = true;
    const load = async () => {
      try {
        const page = await fetchShipments(model);
        if (!current) {
          return;
        }
        setRows(page.rows);
        setError(undefined);
        if (!page.hasNextPage) {
          setRowCount(model.page * model.pageSize + page.rows.length);
        }
      } catch (reason) {
        if (current) {
          // The rows of another page would be wrong here.
          setRows([]);
          setError(reason instanceof Error ? reason.message : 'Loading failed.');
        }
      } finally {
        if (current) {
          setSettled({ model, attempt });
        }
      }
    };
    load();
    return () => {
      current = false;
    };
  }, [model, attempt]);

  const loading = settled?.model !== model || settled.attempt !== attempt;
  const retry = React.useCallback(() => setAttempt((count) => count + 1), []);
  return { rows, rowCount, loading, error, retry };
}
