/** Renders a new demo: a minimal working example of the page's product. */
export function renderNewDemo(page: string, name: string): string {
  const product = page.split('/')[0] ?? '';
  const render = TEMPLATES[product] ?? renderPlain;
  return render(name, toLabel(name));
}

const GRID_HEIGHT = 260;

/** Renders the tag that shows a new demo. */
export const renderDemoTag = (page: string, name: string): string =>
  `<Demo name="${name}"${page.startsWith('data-grid/') ? ` height={${GRID_HEIGHT}}` : ''} />`;

/** `SortByRank` → `Sort by rank`. */
const toLabel = (name: string): string => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words[0]!.toUpperCase() + words.slice(1);
};

type Template = (name: string, label: string) => string;

const renderGrid: Template = (name, label) => `import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 120 },
];

const rows = [
  { id: 1, name: 'Lamp', amount: 12 },
  { id: 2, name: 'Desk', amount: 4 },
];

export default function ${name}() {
  return (
    <div style={{ height: ${GRID_HEIGHT}, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="${label}" />
    </div>
  );
}
`;

const renderPicker: Template = (name, label) => `import * as React from 'react';
import dayjs from 'dayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';

export default function ${name}() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="${label}" defaultValue={dayjs('2026-03-14')} />
    </LocalizationProvider>
  );
}
`;

const renderChart: Template = (name, label) => `import * as React from 'react';
import { BarChart } from '@mui/x-charts';

export default function ${name}() {
  return (
    <BarChart
      height={260}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed'] }]}
      series={[{ data: [4, 7, 5], label: '${label}' }]}
    />
  );
}
`;

const renderTree: Template = (name, label) => `import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view';

const items = [
  { id: 'fruit', label: 'Fruit', children: [{ id: 'pear', label: 'Pear' }] },
  { id: 'bread', label: 'Bread' },
];

export default function ${name}() {
  return <RichTreeView items={items} aria-label="${label}" />;
}
`;

const renderPlain: Template = (name, label) => `import * as React from 'react';
import Button from '@mui/material/Button';

export default function ${name}() {
  return <Button variant="contained">${label}</Button>;
}
`;

const TEMPLATES: Record<string, Template | undefined> = {
  'data-grid': renderGrid,
  'date-pickers': renderPicker,
  charts: renderChart,
  'tree-view': renderTree,
};
