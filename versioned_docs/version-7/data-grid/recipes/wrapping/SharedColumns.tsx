import { DataGrid } from '@mui/x-data-grid';
import { createColumns } from './appColumns';

interface Invoice {
  id: number;
  client: string;
  mail: string;
  amount: number;
  paid: Date | null;
}

const column = createColumns<Invoice>();

const columns = [
  column.text('client', 'Client'),
  column.mail('mail', 'Mail'),
  column.money('amount', 'Amount'),
  column.day('paid', 'Paid', { headerAlign: 'left' }),
];

const rows: Invoice[] = [
  {
    id: 1,
    client: 'Pine & Partners',
    mail: 'office@pine.example',
    amount: 1840,
    paid: new Date(2026, 4, 12),
  },
  { id: 2, client: 'Blue Door', mail: 'hi@bluedoor.example', amount: 420.5, paid: null },
  {
    id: 3,
    client: 'Northern Light',
    mail: 'pay@light.example',
    amount: 96,
    paid: new Date(2026, 5, 2),
  },
];

export default function SharedColumns() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Invoices" />
    </div>
  );
}
