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

const columns: GridColDef[] = [
  { field: 'badge', headerName: 'Badge', width: 90 },
  { field: 'name', headerName: 'Visitor', flex: 1, minWidth: 140 },
];

function VisitorToolbar({ onAddVisitor, visitorCount }: ToolbarPropsOverrides) {
  return (
    <Toolbar aria-label="Visitors">
      <span style={{ flex: 1 }}>{visitorCount} in the building</span>
      <ToolbarButton
        render={<Button startIcon={<PersonAddIcon />} />}
        disabled={visitorCount === names.length}
        onClick={onAddVisitor}
      >
        Check in
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: VisitorToolbar };

export default function AddVisitors() {
  const [visitors, setVisitors] = React.useState(names.slice(0, 2));

  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGrid
        rows={visitors.map((name, index) => ({ id: name, name, badge: 101 + index }))}
        columns={columns}
        slots={slots}
        slotProps={{
          toolbar: {
            visitorCount: visitors.length,
            onAddVisitor: () => setVisitors((all) => names.slice(0, all.length + 1)),
          },
        }}
        showToolbar
        hideFooter
        aria-label="Visitors of today"
      />
    </div>
  );
}
