import { type GridColDef } from '@mui/x-data-grid-premium';

export interface Ticket {
  id: number;
  subject: string;
  team: string;
  priority: string;
  opened: string;
  hours: number;
}

const subjects = ['Login fails', 'Invoice wrong', 'Slow search', 'Missing parcel'];
const teams = ['Accounts', 'Billing', 'Platform', 'Shipping'];
const priorities = ['high', 'normal', 'low'];

/** The tickets of a help desk: 240, the same at every run. */
export const tickets: Ticket[] = Array.from({ length: 240 }, (_, index) => ({
  id: index + 1,
  subject: `${subjects[index % subjects.length]} (${1000 + index})`,
  team: teams[(index * 7) % teams.length] ?? '',
  priority: priorities[Math.floor(index / 4) % priorities.length] ?? '',
  opened: `2026-0${1 + (index % 4)}`,
  hours: 1 + ((index * 13) % 40),
}));

export const ticketColumns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 180, groupable: false },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'priority', headerName: 'Priority', width: 110 },
  { field: 'opened', headerName: 'Opened in', width: 120 },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 100,
    groupable: false,
  },
];
