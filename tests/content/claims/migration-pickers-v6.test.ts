/**
 * Claims of the guide from 6 to 7 that later versions still show: removed names are
 * missing, and their replacements exist.
 */
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
        'The picker itself now combines the calendar and the time views, using the renderer for each view.',
        'The dateTimeViewRenderers folder is gone.',
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
        'The slot types of all components have new names that follow this pattern.',
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
        'In version 8, the new structure is on by default.',
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
        'Functions that disable times or format weekdays accept a date.',
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
        '`selectedSections` no longer accepts a range of sections.',
        "To select all sections, pass 'all'.",
        'Check for leading zeros',
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
