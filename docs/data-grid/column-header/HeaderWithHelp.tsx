import * as React from 'react';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';

function ExplainItem({ colDef, onClick, explain }: GridColumnMenuItemProps) {
  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        explain(colDef);
      }}
    >
      Explain this column
    </MenuItem>
  );
}

const rows = [
  { id: 1, cheese: 'Alpkäse', score: 91, fat: 48 },
  { id: 2, cheese: 'Serra', score: 95, fat: 45 },
  { id: 3, cheese: 'Chèvre cendré', score: 87, fat: 52 },
];

export default function HeaderWithHelp() {
  const [explained, setExplained] = React.useState<GridColDef>();
  const [open, setOpen] = React.useState(false);

  const { columns, columnMenu } = React.useMemo(() => {
    const explain = (colDef: GridColDef) => {
      setExplained(colDef);
      setOpen(true);
    };
    const renderHeader: GridColDef['renderHeader'] = ({ colDef }) => (
      <React.Fragment>
        {colDef.headerName}
        <IconButton
          size="small"
          tabIndex={-1}
          aria-label={`Explain ${colDef.headerName}`}
          onClick={(event) => {
            event.stopPropagation();
            explain(colDef);
          }}
        >
          <HelpOutlineIcon fontSize="inherit" />
        </IconButton>
      </React.Fragment>
    );
    const score = 'Half taste, half texture, up to 100 points.';
    const fat = 'Fat in the dry matter, in percent.';
    const all: GridColDef[] = [
      { field: 'cheese', headerName: 'Cheese', flex: 1, description: 'As on the label.' },
      {
        field: 'score',
        headerName: 'Score',
        width: 170,
        description: score,
        renderHeader,
      },
      { field: 'fat', headerName: 'Fat', width: 150, description: fat, renderHeader },
    ];
    return {
      columns: all,
      columnMenu: {
        slots: { explainItem: ExplainItem },
        slotProps: { explainItem: { explain } },
      },
    };
  }, []);

  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slotProps={{ columnMenu }}
        hideFooter
        aria-label="Cheese contest"
      />
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>{explained?.headerName}</DialogTitle>
        <DialogContent>{explained?.description}</DialogContent>
      </Dialog>
    </div>
  );
}
