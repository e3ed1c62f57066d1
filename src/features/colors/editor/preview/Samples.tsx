import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import dayjs from 'dayjs';
import '@language/dayjs';
import { useState } from 'react';
import { LANGUAGE_TABLE, toLanguage } from '../../../../config/languages';
import { PALETTE_ROLES, type PaletteRole } from '../../../../design/tokens';
import { labels } from '../labels';
import { previewLabels } from './previewLabels';
import styles from '../styles.module.css';

interface Row {
  id: number;
  role: PaletteRole;
  share: number;
}

const ROWS: Row[] = PALETTE_ROLES.map((role, index) => ({
  id: index + 1,
  role,
  share: [34, 21, 8, 11, 17, 9][index]!,
}));
const DAY = dayjs('2026-03-18');
/** The height of this month; the default reserves space for six weeks. */
const CALENDAR = { width: '100%', height: 290 };
const TREE = [
  {
    id: 'palette',
    label: 'palette',
    children: PALETTE_ROLES.slice(0, 3).map((role) => ({ id: role, label: role })),
  },
];

const columns = (): GridColDef<Row>[] => [
  {
    field: 'role',
    headerName: labels.role(),
    flex: 1,
    renderCell: ({ value }: { value?: PaletteRole }) => (
      <Chip size="small" color={value} label={value} />
    ),
  },
  { field: 'share', headerName: previewLabels.share(), type: 'number', flex: 1 },
];

/** Small, real components that show each color in use. */
export function Samples({ name }: { name: string }) {
  const { palette } = useTheme();
  const { currentLocale } = useDocusaurusContext().i18n;
  const [selected, setSelected] = useState(FIRST_ROW);
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={LANGUAGE_TABLE[toLanguage(currentLocale)].dateLocale}
    >
      <div className={styles.samples}>
        <div className={styles.buttons}>
          {PALETTE_ROLES.map((role) => (
            <Button key={role} size="small" variant="contained" color={role}>
              {role}
            </Button>
          ))}
          <Button size="small" variant="outlined">
            outlined
          </Button>
          <Button size="small">text</Button>
        </div>
        <div className={styles.grid}>
          <DataGrid
            aria-label={`${previewLabels.grid()}, ${name}`}
            rows={ROWS}
            columns={columns()}
            rowSelectionModel={selected}
            onRowSelectionModelChange={setSelected}
            checkboxSelection
            rowHeight={40}
            columnHeaderHeight={44}
            hideFooter
            disableColumnMenu
          />
        </div>
        <DatePicker label={previewLabels.date()} defaultValue={DAY} />
        <DateCalendar sx={CALENDAR} defaultValue={DAY} referenceDate={DAY} />
        <BarChart
          title={previewLabels.chart()}
          height={200}
          hideLegend
          colors={PALETTE_ROLES.map((role) => palette[role].main)}
          series={PALETTE_ROLES.map((role, index) => ({
            label: role,
            data: [ROWS[index]!.share],
          }))}
          xAxis={[{ scaleType: 'band', data: [''] }]}
          yAxis={[{ width: 28 }]}
          margin={{ left: 0, right: 0, top: 16, bottom: 0 }}
        />
        <RichTreeView
          aria-label={`${previewLabels.tree()}, ${name}`}
          items={TREE}
          defaultExpandedItems={['palette']}
          defaultSelectedItems="primary"
        />
      </div>
    </LocalizationProvider>
  );
}

const FIRST_ROW: GridRowSelectionModel = { type: 'include', ids: new Set([1]) };
