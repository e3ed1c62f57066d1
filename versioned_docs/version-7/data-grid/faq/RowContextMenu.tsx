import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 160 },
  { field: 'done', headerName: 'Done', type: 'boolean', width: 100 },
];

const initialRows = [
  { id: 1, task: 'Order filters', done: false },
  { id: 2, task: 'Check the scale', done: true },
  { id: 3, task: 'Call the carrier', done: false },
];

export default function RowContextMenu() {
  const [rows, setRows] = React.useState(initialRows);
  const [menu, setMenu] = React.useState<{ id: number; top: number; left: number }>();

  const openMenu = (event: React.MouseEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>(
      '[role="row"][data-id]',
    );
    if (row) {
      event.preventDefault();
      setMenu({ id: Number(row.dataset.id), top: event.clientY, left: event.clientX });
    }
  };

  const openMenuByKey: GridEventListener<'cellKeyDown'> = ({ id }, event) => {
    if (event.key === 'F10' && event.shiftKey) {
      event.preventDefault();
      const { bottom, left } = event.currentTarget.getBoundingClientRect();
      setMenu({ id: Number(id), top: bottom, left });
    }
  };

  const toggleDone = () => {
    setRows((current) =>
      current.map((row) => (row.id === menu?.id ? { ...row, done: !row.done } : row)),
    );
    setMenu(undefined);
  };

  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        onCellKeyDown={openMenuByKey}
        slotProps={{ row: { onContextMenu: openMenu } }}
        hideFooter
        aria-label="Tasks"
      />
      <Menu
        open={menu !== undefined}
        onClose={() => setMenu(undefined)}
        anchorReference="anchorPosition"
        anchorPosition={menu}
      >
        <MenuItem onClick={toggleDone}>Mark as done or open</MenuItem>
      </Menu>
    </div>
  );
}
