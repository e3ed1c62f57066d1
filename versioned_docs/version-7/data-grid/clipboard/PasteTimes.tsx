import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const toText = (minutes?: number | null) =>
  typeof minutes === 'number'
    ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
    : '';

const clubs = [
  { value: 'lrc', label: 'Lakeside' },
  { value: 'hhr', label: 'Hill Runners' },
];

const columns: GridColDef[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 130 },
  {
    field: 'club',
    headerName: 'Club',
    type: 'singleSelect',
    valueOptions: clubs,
    editable: true,
    width: 140,
    // By default, only the value of an option can be pasted.
    pastedValueParser: (text) => clubs.find(({ label }) => label === text.trim())?.value,
  },
  {
    field: 'time',
    headerName: 'Time',
    type: 'number',
    editable: true,
    width: 110,
    valueFormatter: toText,
    // "3:41" becomes 221 minutes; anything else leaves the cell as it is.
    pastedValueParser: (text) => {
      const [, hours, minutes] = /^(\d+):(\d\d)$/.exec(text.trim()) ?? [];
      return hours ? Number(hours) * 60 + Number(minutes) : undefined;
    },
  },
];

const rows = [
  { id: 1, runner: 'Zoe', club: 'lrc', time: null },
  { id: 2, runner: 'Milo', club: 'lrc', time: null },
  { id: 3, runner: 'Ines', club: 'lrc', time: null },
];

/** Takes tabs, as spreadsheets have them, and semicolons. */
const splitText: DataGridPremiumProps['splitClipboardPastedText'] = (text) =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(/[\t;]/));

export default function PasteTimes() {
  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          splitClipboardPastedText={splitText}
          aria-label="Results of a marathon"
          hideFooter
        />
      </div>
      <TextField
        multiline
        fullWidth
        margin="normal"
        label="Copy these lines and paste them at the first club"
        defaultValue={'Hill Runners;3:41\nLakeside;4:05\nHill Runners;unknown'}
      />
    </div>
  );
}
