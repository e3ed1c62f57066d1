import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, rows } from './rainfall';

export default function SelectRange() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        initialState={{
          cellSelection: {
            Harbor: { Feb: true, Mar: true },
            Airport: { Feb: true, Mar: true },
          },
        }}
        hideFooter
        aria-label="Rainfall in millimeters"
      />
    </div>
  );
}
