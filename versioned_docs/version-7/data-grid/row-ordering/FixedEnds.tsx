import * as React from 'react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Step {
  id: string;
  step: string;
  minutes: number;
  isFixed?: boolean;
}

const columns: GridColDef<Step>[] = [
  { field: 'step', headerName: 'Step', flex: 1, minWidth: 150 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows: Step[] = [
  { id: 'heat', step: 'Heat the kiln', minutes: 90, isFixed: true },
  { id: 'glaze', step: 'Glaze the bowls', minutes: 40 },
  { id: 'stamp', step: 'Stamp the base', minutes: 15 },
  { id: 'load', step: 'Load the shelves', minutes: 25 },
  { id: 'fire', step: 'Fire', minutes: 480, isFixed: true },
];

const isRowReorderable: DataGridProProps<Step>['isRowReorderable'] = ({ row }) =>
  !row.isFixed;

const isValidRowReorder: DataGridProProps<Step>['isValidRowReorder'] = ({
  prevNode,
  nextNode,
  dropPosition,
}) => (dropPosition === 'above' ? prevNode : nextNode) !== null;

export default function FixedEnds() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        rowReordering
        isRowReorderable={isRowReorderable}
        isValidRowReorder={isValidRowReorder}
        disableColumnSorting
        disableColumnFilter
        hideFooter
        aria-label="Steps of the firing"
      />
    </div>
  );
}
