/**
 * Claims of the guide from 5 to 6 that later versions still show: removed names are
 * missing, and their replacements exist.
 */
import { readAllApis } from '../../support/components/readApi';
import { readCode } from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

const load = (name: string) => jest.requireActual<Record<string, unknown>>(name);
const pickers = load('@mui/x-date-pickers');

const pageOf = (name: string) => readAllApis().find((page) => page.name === name);
const propsOf = (name: string): string[] => Object.keys(pageOf(name)?.props ?? {});
const slotsOf = (name: string): string[] =>
  (pageOf(name)?.slots ?? []).map((slot) => slot.name);

for (const [before, after] of [
  ['CalendarPicker', 'DateCalendar'],
  ['CalendarPickerSkeleton', 'DayCalendarSkeleton'],
  ['MonthPicker', 'MonthCalendar'],
  ['YearPicker', 'YearCalendar'],
  ['ClockPicker', 'TimeClock'],
] as const)
  claim(
    `${before} became ${after}, and accepts a value`,
    {
      'migration/migration-pickers-v5': [
        'CalendarPicker | DateCalendar',
        'CalendarPickerSkeleton | DayCalendarSkeleton',
        'MonthPicker | MonthCalendar',
        'YearPicker | YearCalendar',
        'ClockPicker | TimeClock',
        'The date prop of these components is now value.',
      ],
    },
    () => {
      expect(pickers).not.toHaveProperty(before);
      expect(pickers).toHaveProperty(after);
      if (after !== 'DayCalendarSkeleton') {
        expect(propsOf(after)).toContain('value');
        expect(propsOf(after)).not.toContain('date');
      }
    },
  );

claim(
  'there is no static wrapper, but there are static pickers',
  { 'migration/migration-pickers-v5': 'The wrapper for static pickers is gone.' },
  () => {
    expect(pickers).not.toHaveProperty('PickerStaticWrapper');
    expect(pickers).toHaveProperty('StaticDatePicker');
  },
);

for (const name of [
  'renderInput',
  'renderDay',
  'inputFormat',
  'mask',
  'acceptRegex',
  'disableMaskedInput',
  'InputProps',
  'InputAdornmentProps',
  'OpenPickerButtonProps',
  'getOpenDialogAriaText',
  'showToolbar',
  'toolbarTitle',
  'ToolbarComponent',
  'DialogProps',
  'PaperProps',
  'PopperProps',
  'TransitionComponent',
  'leftArrowButtonText',
])
  claim(
    `DatePicker has no ${name}`,
    {
      'migration/migration-pickers-v5': [
        'renderInput is gone everywhere.',
        'Sections replace masks, so the mask props are gone.',
        'Move field props to slotProps',
        'Render days with a slot',
        'Move props of parts into slots',
        'Translate with localeText',
      ],
    },
    () => {
      expect(propsOf('DatePicker')).not.toContain(name);
    },
  );

claim(
  'replacements of these props',
  {
    'migration/migration-pickers-v5': [
      'inputFormat becomes format',
      'Pickers may now be uncontrolled: pass defaultValue instead of value.',
      'Move props of parts into slots',
      'The tab props also move:',
    ],
  },
  () => {
    const expected = ['format', 'defaultValue', 'localeText', 'slots', 'slotProps'];
    expect(propsOf('DatePicker')).toEqual(expect.arrayContaining(expected));
    expect(slotsOf('DatePicker')).toEqual(
      expect.arrayContaining([
        'day',
        'textField',
        'toolbar',
        'dialog',
        'desktopPaper',
        'popper',
        'inputAdornment',
        'openPickerButton',
        'previousIconButton',
        'nextIconButton',
        'actionBar',
      ]),
    );
    expect(slotsOf('DateTimePicker')).toContain('tabs');
  },
);

claim(
  'onChange receives an object with the error',
  {
    'migration/migration-pickers-v5':
      'Now it is an object whose validationError states why a date is invalid.',
  },
  () => {
    const text = readCode('x-date-pickers', 'models/pickers.d.ts');
    expect(text).toMatch(
      /interface PickerChangeHandlerContext<[^]*validationError: TError/,
    );
  },
);

claim(
  'lists of times on desktop, and the clock with hands still exists',
  {
    'migration/migration-pickers-v5': [
      'Choosing a time on desktop | A clock with hands | Lists of hours and minutes',
      'To keep the clock with hands on desktops:',
    ],
  },
  () => {
    const text = readCode('x-date-pickers', 'DesktopTimePicker/DesktopTimePicker.js');
    expect(text).toContain('renderMultiSectionDigitalClockTimeView');
    expect(load('@mui/x-date-pickers/timeViewRenderers')).toHaveProperty(
      'renderTimeViewClock',
    );
  },
);

claim(
  'steps of the codemod search for a node type that TSX files do not contain',
  {
    'migration/migration-pickers-v5':
      'Calendar button slots, toolbar titles in the provider | No: the codemod has a step for each, but these steps find nothing in TSX or JSX files',
  },
  () => {
    for (const file of ['renameNestedProps', 'renameComponentsSlots']) {
      const text = readCode('x-codemod', `util/${file}.js`);
      expect(text).toMatch(/'Property'|j\.Property\b/);
      expect(text).not.toContain('ObjectProperty');
    }
    expect(readCode('x-codemod', 'codemod.js')).toMatch(/default: 'tsx'/);
  },
);
