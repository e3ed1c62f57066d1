/**
 * Claims of the guide from 5 to 6 that later versions still show: removed names are
 * missing, and their replacements exist.
 */
import { readAllApis } from '../../support/components/readApi';
import { readCode, readPackage } from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

const load = (name: string) => jest.requireActual<Record<string, unknown>>(name);
const pickers = load('@mui/x-date-pickers');

const pageOf = (name: string) => readAllApis().find((page) => page.name === name);
const propsOf = (name: string): string[] => Object.keys(pageOf(name)?.props ?? {});
const slotsOf = (name: string): string[] =>
  (pageOf(name)?.slots ?? []).map((slot) => slot.name);

test.each([
  ['CalendarPicker', 'DateCalendar'],
  ['CalendarPickerSkeleton', 'DayCalendarSkeleton'],
  ['MonthPicker', 'MonthCalendar'],
  ['YearPicker', 'YearCalendar'],
  ['ClockPicker', 'TimeClock'],
])('%s became %s, and accepts a value', (before, after) => {
  expect(pickers).not.toHaveProperty(before);
  expect(pickers).toHaveProperty(after);
  if (after !== 'DayCalendarSkeleton') {
    expect(propsOf(after)).toContain('value');
    expect(propsOf(after)).not.toContain('date');
  }
});

claim(
  'there is no static wrapper, but there are static pickers',
  { 'migration/migration-pickers-v5': 'The wrapper for static pickers is gone.' },
  () => {
    expect(pickers).not.toHaveProperty('PickerStaticWrapper');
    expect(pickers).toHaveProperty('StaticDatePicker');
  },
);

test.each([
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
])('DatePicker has no %s', (name) => {
  expect(propsOf('DatePicker')).not.toContain(name);
});

test('replacements of these props', () => {
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
});

test('texts', () => {
  const { enUS } = load('@mui/x-date-pickers/locales') as {
    enUS: {
      components: {
        MuiLocalizationProvider: { defaultProps: { localeText: object } };
      };
    };
  };
  const texts = enUS.components.MuiLocalizationProvider.defaultProps.localeText;
  for (const key of [
    'previousMonth',
    'nextMonth',
    'calendarViewSwitchingButtonAriaLabel',
    'clockLabelText',
    'datePickerToolbarTitle',
    'openDatePickerDialogue',
    'start',
    'end',
  ])
    expect(texts).toHaveProperty(key);
  expect(texts).not.toHaveProperty('datePickerDefaultToolbarTitle');
});

test('the provider has adapterLocale', () => {
  expect(propsOf('LocalizationProvider')).toContain('adapterLocale');
  expect(propsOf('LocalizationProvider')).not.toContain('locale');
});

test('onChange receives an object with the error', () => {
  const text = readCode('x-date-pickers', 'models/pickers.d.ts');
  expect(text).toMatch(
    /interface PickerChangeHandlerContext<[^]*validationError: TError/,
  );
});

test('adapters for other calendars, and the range of Luxon', () => {
  expect(load('@mui/x-date-pickers/AdapterDateFnsJalali')).toHaveProperty(
    'AdapterDateFnsJalali',
  );
  expect(readPackage('x-date-pickers').peerDependencies).toMatchObject({
    luxon: '^3.0.2',
    moment: '^2.29.4',
  });
});

test('lists of times on desktop, and the clock with hands still exists', () => {
  const text = readCode('x-date-pickers', 'DesktopTimePicker/DesktopTimePicker.js');
  expect(text).toContain('renderMultiSectionDigitalClockTimeView');
  expect(load('@mui/x-date-pickers/timeViewRenderers')).toHaveProperty(
    'renderTimeViewClock',
  );
});

test('steps of the codemod search for a node type that TSX files do not contain', () => {
  for (const file of ['renameNestedProps', 'renameComponentsSlots']) {
    const text = readCode('x-codemod', `util/${file}.js`);
    expect(text).toMatch(/'Property'|j\.Property\b/);
    expect(text).not.toContain('ObjectProperty');
  }
  expect(readCode('x-codemod', 'codemod.js')).toMatch(/default: 'tsx'/);
});
