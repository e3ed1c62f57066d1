import * as React from 'react';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'course', headerName: 'Course', width: 130 },
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 180 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows = [
  { id: 1, course: 'Starter', dish: 'Leek soup', minutes: 35 },
  { id: 2, course: 'Starter', dish: 'Beet salad', minutes: 20 },
  { id: 3, course: 'Main', dish: 'Mushroom risotto', minutes: 40 },
  { id: 4, course: 'Main', dish: 'Baked trout', minutes: 45 },
  { id: 5, course: 'Dessert', dish: 'Plum crumble', minutes: 50 },
];

export default function OneGroupAtATime() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type !== 'group' || !node.childrenExpanded) return;
        for (const other of Object.values(gridRowTreeSelector(apiRef))) {
          const isSibling = other.type === 'group' && other.parent === node.parent;
          if (isSibling && other.id !== node.id && other.childrenExpanded) {
            apiRef.current?.setRowChildrenExpansion(other.id, false);
          }
        }
      }),
    [apiRef],
  );

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['course'] },
          columns: { columnVisibilityModel: { course: false } },
        }}
        aria-label="Menu by course"
        hideFooter
      />
    </div>
  );
}
