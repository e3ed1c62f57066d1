import * as React from 'react';
import { type GridPaginationModel } from '@mui/x-data-grid';
import { fetchShipments, type Shipment } from './shipments';

/** Loads the page of the model. `rowCount` is -1 until the last page has been seen. */
export function useShipmentPage(model: GridPaginationModel) {
  const [rows, setRows] = React.useState<Shipment[]>([]);
  const [loadedModel, setLoadedModel] = React.useState<GridPaginationModel>();
  const [rowCount, setRowCount] = React.useState(-1);

  React.useEffect(() => {
    let current = true;
    fetchShipments(model).then((page) => {
      if (!current) {
        return;
      }
      setRows(page.rows);
      setLoadedModel(model);
      if (!page.hasNextPage) {
        setRowCount(model.page * model.pageSize + page.rows.length);
      }
    });
    return () => {
      current = false;
    };
  }, [model]);

  return { rows, rowCount, loading: loadedModel !== model };
}
