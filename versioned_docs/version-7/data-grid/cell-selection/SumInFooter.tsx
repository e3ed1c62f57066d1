import {
  DataGridPremium,
  useGridApiContext,
  useGridSelector,
  type GridApi,
} from '@mui/x-data-grid-premium';
import type { RefObject } from 'react';
import { columns, rows } from './rainfall';

/** As text, so that the footer renders again only when it differs. */
function describeSelection(apiRef: RefObject<GridApi>): string {
  const numbers = apiRef.current
    .getSelectedCellsAsArray()
    .map(({ id, field }) => apiRef.current.getCellValue(id, field))
    .filter((value) => typeof value === 'number');
  if (numbers.length < 2) return 'Select several numbers.';
  const sum = numbers.reduce((total, number) => total + number, 0);
  const average = (sum / numbers.length).toFixed(1);
  return `Sum: ${sum} mm, average: ${average} mm, months: ${numbers.length}`;
}

function SelectionFooter() {
  const apiRef = useGridApiContext();
  const text = useGridSelector(apiRef, () => describeSelection(apiRef));
  return (
    <div role="status" style={{ padding: 10 }}>
      {text}
    </div>
  );
}

export default function SumInFooter() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        slots={{ footer: SelectionFooter }}
        aria-label="Rainfall, with sums"
      />
    </div>
  );
}
