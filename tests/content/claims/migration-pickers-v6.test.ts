/**
 * Claims of the guide from 6 to 7 that later versions still show: removed names are
 * missing, and their replacements exist.
 */
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { hasApi, readAllApis } from '../../support/components/readApi';
import { readCode } from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

const load = (name: string) => jest.requireActual<Record<string, unknown>>(name);
const pickers = load('@mui/x-date-pickers');

const propsOf = (name: string): string[] =>
  Object.keys(readAllApis().find((page) => page.name === name)?.props ?? {});

describe('exports', () => {
  claim(
    'locales have a folder',
    { 'migration/migration-pickers-v6': 'Import locales from /locales' },
    () => {
      expect(pickers).not.toHaveProperty('frFR');
      expect(load('@mui/x-date-pickers/locales')).toHaveProperty('frFR');
    },
  );

  claim(
    'classes of the calendar',
    { 'migration/migration-pickers-v6': 'dayPickerClasses becomes dayCalendarClasses' },
    () => {
      expect(pickers).not.toHaveProperty('dayPickerClasses');
      expect(pickers.dayCalendarClasses).toHaveProperty('weekContainer');
    },
  );

  claim(
    'the header of the calendar has a folder',
    { 'migration/migration-pickers-v6': 'Import the calendar header' },
    () => {
      expect(load('@mui/x-date-pickers/DateCalendar')).not.toHaveProperty(
        'PickersCalendarHeader',
      );
      expect(load('@mui/x-date-pickers/PickersCalendarHeader')).toHaveProperty(
        'PickersCalendarHeader',
      );
    },
  );

  claim(
    'views of days and of times have renderers',
    {
      'migration/migration-pickers-v6': [
        'The picker itself combines the calendar and the clock from the renderers of the views.',
        'The folder dateTimeViewRenderers is gone.',
      ],
    },
    () => {
      expect(() => load('@mui/x-date-pickers/dateTimeViewRenderers')).toThrow();
      expect(load('@mui/x-date-pickers/dateViewRenderers')).toHaveProperty(
        'renderDateViewCalendar',
      );
      expect(load('@mui/x-date-pickers/timeViewRenderers')).toHaveProperty(
        'renderDigitalClockTimeView',
      );
    },
  );

  claim(
    'types of slots end in Slots and SlotProps',
    {
      'migration/migration-pickers-v6': [
        'Rename classes and types',
        'The types of all components follow this pattern.',
      ],
    },
    () => {
      const text = readCode('x-date-pickers', 'DateCalendar/index.d.ts');
      expect(text).toContain('DateCalendarSlots');
      expect(text).toContain('DateCalendarSlotProps');
      expect(text).not.toContain('SlotsComponent');
    },
  );
});

describe('props', () => {
  for (const [component, before, after] of [
    ['DatePicker', 'components', 'slots'],
    ['DatePicker', 'componentsProps', 'slotProps'],
    ['DatePicker', 'defaultCalendarMonth', 'referenceDate'],
    ['DateCalendar', 'defaultCalendarMonth', 'referenceDate'],
    ['TimePicker', 'shouldDisableClock', 'shouldDisableTime'],
    ['DateTimePicker', 'shouldDisableClock', 'shouldDisableTime'],
  ] as const)
    claim(
      `${component}: ${before} became ${after}`,
      {
        'migration/migration-pickers-v6': [
          'components and componentsProps become slots and slotProps',
          'defaultCalendarMonth becomes referenceDate',
          'referenceDate replaces defaultCalendarMonth.',
          'shouldDisableTime replaces shouldDisableClock.',
        ],
      },
      () => {
        expect(hasApi(component)).toBe(true);
        expect(propsOf(component)).not.toContain(before);
        expect(propsOf(component)).toContain(after);
      },
    );

  claim(
    'version 8 enables the new structure of fields',
    {
      'migration/migration-pickers-v6':
        'Version 8 turns it on, so it is a good time to try it.',
    },
    () => {
      const text = readCode('x-date-pickers', 'internals/hooks/useField/useField.js');
      expect(text).toMatch(/enableAccessibleFieldDOMStructure \?\? [^;]*true/);
    },
  );

  claim(
    'days of the week are formatted from a date',
    {
      'migration/migration-pickers-v6':
        'Functions that disable times or format weekdays take a date.',
    },
    () => {
      const text = readCode('x-date-pickers', 'DateCalendar/DayCalendar.d.ts');
      expect(text).toMatch(/dayOfWeekFormatter\?: \(date: PickerValidDate\) => string/);
    },
  );

  claim(
    'one section or all',
    {
      'migration/migration-pickers-v6': [
        'A range of sections is no longer accepted.',
        "For all sections, pass 'all'.",
        'Read leading zeros of sections',
      ],
    },
    () => {
      const text = readCode('x-date-pickers', 'models/fields.d.ts');
      expect(text).toMatch(
        /FieldSelectedSections = number \| FieldSectionType \| null \| 'all'/,
      );
      expect(text).toContain('hasLeadingZerosInFormat');
      expect(text).not.toMatch(/hasLeadingZeros:/);
    },
  );
});

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
          'It replaces dateWithTimezone().',
          'The pickers no longer need these methods, so adapters no longer have them.',
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
        'The format monthAndYear is gone from the adapter.',
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
        'getYearRange() takes one array.',
        'Use your date library or the methods that are left.',
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
        'AdapterDayjs loads the plugin customParseFormat when the first provider renders.',
    },
    () => {
      const text = readCode('x-date-pickers', 'AdapterDayjs/AdapterDayjs.js');
      const inside = text.slice(text.indexOf('constructor('));
      expect(inside).toMatch(/\.extend\(\w*customParseFormat/i);
    },
  );
});
