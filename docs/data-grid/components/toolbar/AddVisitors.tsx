import * as React from 'react';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import Button from '@mui/material/Button';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type ToolbarPropsOverrides,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onAddVisitor?: () => void;
    visitorCount?: number;
  }
}

const names = ['R. Adeyemi', 'L. Martin', 'S. Iqbal', 'P. Lindqvist', 'C. Moreau'];

const createVisitor = (index: number) => ({
  id: index,
  badge: 101 + index,
  name: names[index % names.length],
});

const columns: GridColDef[] = [
  { field: 'badge', headerName: 'Badge', width: 90 },
  { field: 'name', headerName: 'Visitor', flex: 1, minWidth: 140 },
];

function VisitorToolbar({ onAddVisitor, visitorCount }: ToolbarPropsOverrides) {
  return (
    <Toolbar aria-label="Visitors">
      <span role="status" style={{ flex: 1 }}>
        {visitorCount} in the building
      </span>
      <ToolbarButton
        render={<Button startIcon={<PersonAddIcon />} />}
        onClick={onAddVisitor}
      >
        Check in
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: VisitorToolbar };

export default function AddVisitors() {
  const [visitors, setVisitors] = React.useState(() => [0, 1].map(createVisitor));

  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGrid
        rows={visitors}
        columns={columns}
        slots={slots}
        slotProps={{
          toolbar: {
            visitorCount: visitors.length,
            onAddVisitor: () => setVisitors((all) => [...all, createVisitor(all.length)]),
          },
        }}
        showToolbar
        hideFooter
        aria-label="Visitors of today"
      />
    </div>
  );
}
