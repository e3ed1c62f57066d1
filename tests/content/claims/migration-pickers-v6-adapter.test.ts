/**
 * Claims of the guide from 6 to 7 that later versions still show: removed names are
 * missing, and their replacements exist.
 */
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { readCode } from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

describe('the adapter', () => {
  const adapter = new AdapterDayjs();
  const day = adapter.date('2024-04-17');

  for (const name of [
    'dateWithTimezone',
    'parseISO',
    'toISO',
    'getFormatHelperText',
    'isNull',
    'getDiff',
    'getNextMonth',
    'getPreviousMonth',
    'getMonthArray',
    'mergeDateAndTime',
    'getWeekdays',
    'getMeridiemText',
  ])
    claim(
      `${name} is removed`,
      {
        'migration/migration-pickers-v6': [
          'date() also replaces dateWithTimezone().',
          'The pickers no longer need the methods below, so adapters no longer have them.',
        ],
      },
      () => {
        expect(adapter).not.toHaveProperty(name);
      },
    );

  claim(
    'formats',
    {
      'migration/migration-pickers-v6':
        'The adapter no longer has a monthAndYear format.',
    },
    () => {
      expect(adapter.formats).not.toHaveProperty('monthAndYear');
      expect(adapter.formats).toHaveProperty('meridiem');
    },
  );

  claim(
    'replacements of the methods work as documented',
    {
      'migration/migration-pickers-v6': [
        'getYearRange() now accepts one array that contains both dates.',
        'Use your date library or the remaining methods instead.',
      ],
    },
    () => {
      expect(adapter.isValid(adapter.getInvalidDate())).toBe(false);
      expect(adapter.addMonths(day, 1).month()).toBe(4);
      expect(adapter.expandFormat('DD/MM/YYYY')).toBe('DD/MM/YYYY');
      const first = adapter.startOfYear(day);
      const months = Array.from({ length: 12 }, (_, index) =>
        adapter.addMonths(first, index),
      );
      expect(months.map((month) => month.month())).toEqual([...Array(12).keys()]);
      const start = adapter.startOfWeek(day);
      const week = Array.from({ length: 7 }, (_, index) => adapter.addDays(start, index));
      expect(week.map((date) => date.day())).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(adapter.format(adapter.setHours(day, 2), 'meridiem')).toBe('AM');
      expect(adapter.getYearRange([day, adapter.addYears(day, 2)])).toHaveLength(3);
      expect(adapter.isEqual(dayjs('2024-04-16'), dayjs('2024-04-17'))).toBe(false);
    },
  );

  claim(
    'the parser is loaded by the constructor',
    {
      'migration/migration-pickers-v6':
        'AdapterDayjs loads the customParseFormat plugin when the first provider renders.',
    },
    () => {
      const text = readCode('x-date-pickers', 'AdapterDayjs/AdapterDayjs.js');
      const inside = text.slice(text.indexOf('constructor('));
      expect(inside).toMatch(/\.extend\(\w*customParseFormat/i);
    },
  );
});
