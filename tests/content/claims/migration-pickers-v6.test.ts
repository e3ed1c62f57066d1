/**
 * Claims of the guide from 6 to 7 that later versions still show: removed names are
 * missing, and their replacements exist.
 */
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { hasApi, readAllApis } from '../../support/components/readApi';
import { readCode } from '../../support/content/readPackage';

const load = (name: string) => jest.requireActual<Record<string, unknown>>(name);
const pickers = load('@mui/x-date-pickers');

const propsOf = (name: string): string[] =>
  Object.keys(readAllApis().find((page) => page.name === name)?.props ?? {});

describe('exports', () => {
  test('locales have a folder', () => {
    expect(pickers).not.toHaveProperty('frFR');
    expect(load('@mui/x-date-pickers/locales')).toHaveProperty('frFR');
  });

  test('classes of the calendar', () => {
    expect(pickers).not.toHaveProperty('dayPickerClasses');
    expect(pickers.dayCalendarClasses).toHaveProperty('weekContainer');
  });

  test('the header of the calendar has a folder', () => {
    expect(load('@mui/x-date-pickers/DateCalendar')).not.toHaveProperty(
      'PickersCalendarHeader',
    );
    expect(load('@mui/x-date-pickers/PickersCalendarHeader')).toHaveProperty(
      'PickersCalendarHeader',
    );
  });

  test('views of days and of times have renderers', () => {
    expect(() => load('@mui/x-date-pickers/dateTimeViewRenderers')).toThrow();
    expect(load('@mui/x-date-pickers/dateViewRenderers')).toHaveProperty(
      'renderDateViewCalendar',
    );
    expect(load('@mui/x-date-pickers/timeViewRenderers')).toHaveProperty(
      'renderDigitalClockTimeView',
    );
  });

  test('types of slots end in Slots and SlotProps', () => {
    const text = readCode('x-date-pickers', 'DateCalendar/index.d.ts');
    expect(text).toContain('DateCalendarSlots');
    expect(text).toContain('DateCalendarSlotProps');
    expect(text).not.toContain('SlotsComponent');
  });
});

describe('props', () => {
  test.each([
    ['DatePicker', 'components', 'slots'],
    ['DatePicker', 'componentsProps', 'slotProps'],
    ['DatePicker', 'defaultCalendarMonth', 'referenceDate'],
    ['DateCalendar', 'defaultCalendarMonth', 'referenceDate'],
    ['TimePicker', 'shouldDisableClock', 'shouldDisableTime'],
    ['DateTimePicker', 'shouldDisableClock', 'shouldDisableTime'],
  ])('%s: %s became %s', (component, before, after) => {
    expect(hasApi(component)).toBe(true);
    expect(propsOf(component)).not.toContain(before);
    expect(propsOf(component)).toContain(after);
  });

  test('version 8 enables the new structure of fields', () => {
    const text = readCode('x-date-pickers', 'internals/hooks/useField/useField.js');
    expect(text).toMatch(/enableAccessibleFieldDOMStructure \?\? [^;]*true/);
  });

  test('days of the week are formatted from a date', () => {
    const text = readCode('x-date-pickers', 'DateCalendar/DayCalendar.d.ts');
    expect(text).toMatch(/dayOfWeekFormatter\?: \(date: PickerValidDate\) => string/);
  });

  test('one section or all', () => {
    const text = readCode('x-date-pickers', 'models/fields.d.ts');
    expect(text).toMatch(
      /FieldSelectedSections = number \| FieldSectionType \| null \| 'all'/,
    );
    expect(text).toContain('hasLeadingZerosInFormat');
    expect(text).not.toMatch(/hasLeadingZeros:/);
  });
});

describe('the adapter', () => {
  const adapter = new AdapterDayjs();
  const day = adapter.date('2024-04-17');

  test.each([
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
  ])('%s is removed', (name) => {
    expect(adapter).not.toHaveProperty(name);
  });

  test('formats', () => {
    expect(adapter.formats).not.toHaveProperty('monthAndYear');
    expect(adapter.formats).toHaveProperty('meridiem');
  });

  test('replacements of the methods work as documented', () => {
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
  });

  test('the parser is loaded by the constructor', () => {
    const text = readCode('x-date-pickers', 'AdapterDayjs/AdapterDayjs.js');
    const inside = text.slice(text.indexOf('constructor('));
    expect(inside).toMatch(/\.extend\(\w*customParseFormat/i);
  });
});
