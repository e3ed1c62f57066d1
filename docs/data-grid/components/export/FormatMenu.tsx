import * as React from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'site', headerName: 'Dig site', flex: 1, minWidth: 130 },
  { field: 'finds', headerName: 'Finds', type: 'number', width: 90 },
  { field: 'period', headerName: 'Period', width: 130 },
];

const rows = [
  { id: 1, site: 'Tannery, yard 3', finds: 218, period: '14th century' },
  { id: 2, site: 'Ferry landing', finds: 64, period: '11th century' },
  { id: 3, site: 'Priory well', finds: 131, period: '13th century' },
];

function FindsToolbar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <Toolbar aria-label="Finds">
      <ToolbarButton
        render={<Button startIcon={<DownloadIcon />} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        Download
      </ToolbarButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ExportCsv render={<MenuItem />} options={{ fileName: 'finds' }} onClick={close}>
          CSV
        </ExportCsv>
        <ExportCsv
          render={<MenuItem />}
          options={{ fileName: 'finds-excel', delimiter: ';', utf8WithBom: true }}
          onClick={close}
        >
          CSV for European Excel
        </ExportCsv>
        <ExportPrint
          render={<MenuItem />}
          options={{ hideToolbar: true }}
          onClick={close}
        >
          Print
        </ExportPrint>
      </Menu>
    </Toolbar>
  );
}

const slots = { toolbar: FindsToolbar };

export default function FormatMenu() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        aria-label="Finds of this year"
      />
    </div>
  );
}
