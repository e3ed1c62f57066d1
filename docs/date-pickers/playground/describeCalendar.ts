import dayjs, { type Dayjs } from 'dayjs';
import { DateCalendar } from '@mui/x-date-pickers';
import type { Settings } from '../../shared/playground/Playground';
import { Snippet } from '../../shared/playground/Snippet';
import type { Described } from '../../shared/playground/writeComponent';
import { describeInProvider } from './describeInProvider';

export const CALENDAR_CHOICES = {
  'Opens with': ['day', 'month', 'year'],
  'Years per row': ['3', '4'],
  'Year order': ['asc', 'desc'],
  'Days look': ['round', 'square', 'bold'],
  'Week numbers': ['off', 'on'],
  'Other months': ['off', 'on'],
  'Six weeks': ['off', 'on'],
  'No weekends': ['off', 'on'],
  'Future only': ['off', 'on'],
  Disabled: ['off', 'on'],
} satisfies Record<string, readonly string[]>;

const match = new Snippet("dayjs('2027-05-21')", dayjs('2027-05-21'));
const start = new Snippet("dayjs('2027-05-10')", dayjs('2027-05-10'));

const isWeekend = new Snippet(
  'isWeekend',
  (day: Dayjs) => day.day() === 0 || day.day() === 6,
  {
    imports: ["import type { Dayjs } from 'dayjs';"],
    above: 'const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;',
  },
);

const LOOKS: Record<string, object> = {
  square: { borderRadius: 1 },
  bold: { fontWeight: 'bold' },
};

/** The calendar of the playground for calendars. */
export function describeCalendar(settings: Settings): Described {
  const isOn = (name: string) => settings[name] === 'on';
  const opensWith = settings['Opens with'];
  const look = LOOKS[settings['Days look'] ?? ''];
  return describeInProvider('DateCalendar', DateCalendar, {
    defaultValue: match,
    ...(opensWith !== 'day' && { views: ['year', 'month', 'day'], openTo: opensWith }),
    ...(settings['Years per row'] === '4' && { yearsPerRow: 4 }),
    ...(settings['Year order'] === 'desc' && { yearsOrder: 'desc' }),
    ...(isOn('Week numbers') && { displayWeekNumber: true }),
    ...(isOn('Other months') && { showDaysOutsideCurrentMonth: true }),
    ...(isOn('Six weeks') && { fixedWeekNumber: 6 }),
    ...(isOn('No weekends') && { shouldDisableDate: isWeekend }),
    ...(isOn('Future only') && { minDate: start }),
    ...(isOn('Disabled') && { disabled: true }),
    ...(look && { slotProps: { day: { sx: look } } }),
  });
}
