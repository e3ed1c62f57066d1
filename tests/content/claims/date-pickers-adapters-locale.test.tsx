/**
 * @jest-environment jsdom
 */
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import en from 'dayjs/locale/en';
import { de } from 'date-fns/locale/de';
import { pl } from 'date-fns/locale/pl';
import { Settings } from 'luxon';
import moment from 'moment';
import 'moment/locale/pl';
import 'moment/locale/de';
import 'moment/locale/es';
import {
  DateCalendar,
  DateField,
  DatePicker,
  DigitalClock,
  LocalizationProvider,
  MultiSectionDigitalClock,
  StaticDatePicker,
  TimeField,
  TimePicker,
  usePickerAdapter,
} from '@mui/x-date-pickers';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import 'dayjs/locale/de';
import 'dayjs/locale/pl';
import 'dayjs/locale/ru';
import LocalesOfLuxon from '../../../docs/date-pickers/adapters-locale/LocalesOfLuxon';
import LongDatesOfMoment from '../../../docs/date-pickers/adapters-locale/LongDatesOfMoment';
import MondayFirst from '../../../docs/date-pickers/adapters-locale/MondayFirst';
import OwnFormats from '../../../docs/date-pickers/adapters-locale/OwnFormats';
import {
  find,
  focus,
  press,
  section,
  textOf,
  typeInto,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const LIBRARIES = [
  { name: 'Day.js', Adapter: AdapterDayjs, en: 'en', de: 'de' },
  { name: 'date-fns', Adapter: AdapterDateFns, en: undefined, de },
  { name: 'Luxon', Adapter: AdapterLuxon, en: 'en-US', de: 'de' },
  { name: 'Moment', Adapter: AdapterMoment, en: 'en', de: 'de' },
];

/** The provider, with the adapter of any library. */
const Provider = LocalizationProvider as unknown as ComponentType<{
  dateAdapter?: unknown;
  adapterLocale?: unknown;
  dateFormats?: object;
  children: ReactNode;
}>;

function show(element: ReactElement, dateAdapter: unknown, adapterLocale: unknown) {
  cleanup();
  return render(<Provider {...{ dateAdapter, adapterLocale }}>{element}</Provider>);
}

/** Calls a function with the adapter of a provider. */
function withAdapter<Result>(
  Adapter: unknown,
  locale: unknown,
  read: (adapter: ReturnType<typeof usePickerAdapter>) => Result,
): Result {
  let result: Result | undefined;
  function Reader() {
    const adapter = usePickerAdapter();
    result = read(adapter);
    return null;
  }
  show(<Reader />, Adapter, locale);
  return result as Result;
}

const firstWeekday = () => find('.MuiDayCalendar-weekDayLabel').textContent;

describe.each(LIBRARIES)('$name:', ({ name, Adapter, en: english, de: german }) => {
  const value = () =>
    withAdapter(Adapter, english, (adapter) => adapter.date('2027-03-12T18:05'));

  claim(
    'order, separator, names and first day of the week follow the locale',
    {
      'date-pickers/adapters-locale':
        "`adapterLocale` sets the library's language and, with it, the date order, the names of months and weekdays, and the first day of the week.",
    },
    () => {
      show(<DatePicker defaultValue={value()} />, Adapter, english);
      expect(textOf()).toBe('03/12/2027');
      show(<DatePicker defaultValue={value()} />, Adapter, german);
      expect(textOf()).toBe('12.03.2027');
      show(<DateCalendar defaultValue={value()} />, Adapter, english);
      expect(firstWeekday()).toBe('S');
      show(<DateCalendar defaultValue={value()} />, Adapter, german);
      expect(firstWeekday()).toBe('M');
      expect(find('[role="grid"]')).toHaveAccessibleName(/^M.rz 2027$/);
    },
  );

  claim(
    '12 or 24 hours follow the locale',
    { 'date-pickers/adapters-locale': 'the 12-hour or 24-hour clock' },
    () => {
      show(<TimeField defaultValue={value()} />, Adapter, english);
      expect(textOf()).toMatch(/^06:05 PM$/i);
      show(<TimeField defaultValue={value()} />, Adapter, german);
      expect(textOf()).toBe('18:05');
    },
  );

  claim(
    'typing reports a date of the library',
    { 'date-pickers/base-concepts': 'The value is an object from your date library.' },
    () => {
      const onChange = jest.fn<void, [unknown]>();
      show(<DatePicker defaultValue={value()} onChange={onChange} />, Adapter, english);
      typeInto('Day', '15');
      const last = onChange.mock.calls.at(-1)![0];
      const iso = withAdapter(Adapter, english, (adapter) =>
        adapter.toJsDate(last as never).toISOString(),
      );
      expect(iso).toMatch(/^2027-03-15T/);
    },
  );

  claim(
    'the tokens of the table',
    {
      'date-pickers/adapters-locale': [
        `year, four digits | YYYY | yyyy | yyyy |
month, two digits | MM | MM | LL |
month, short name | MMM | MMM | MMM |
month, full name | MMMM | LLLL | LLLL |
day, two digits | DD | dd | dd |
day with a suffix, as in 12th | Do | do | – |
weekday, full name | dddd | EEEE | cccc |
hours from 0 to 23 | HH | HH | HH |
hours from 1 to 12 | hh | hh | hh |
minutes, seconds | mm, ss | mm, ss | mm, ss |
a.m. or p.m. | A | aa | a |
date in the locale's order | L | P | D`,
        'There is no token for a day with a suffix.',
      ],
    },
    () => {
      const tokens = {
        'Day.js': 'YYYY MM MMM MMMM DD dddd HH hh mm ss A',
        Moment: 'YYYY MM MMM MMMM DD dddd HH hh mm ss A',
        'date-fns': 'yyyy MM MMM LLLL dd EEEE HH hh mm ss aa',
        Luxon: 'yyyy LL MMM LLLL dd cccc HH hh mm ss a',
      }[name]!;
      const format = (text: string) =>
        withAdapter(Adapter, english, (adapter) =>
          adapter.formatByString(adapter.date('2027-03-12T18:05:09')!, text),
        );
      expect(format(tokens)).toBe('2027 03 Mar March 12 Friday 18 06 05 09 PM');
      // The same token means something else in another library.
      expect(format('dddd') === 'Friday').toBe(['Day.js', 'Moment'].includes(name));
      const local = { 'Day.js': 'L', Moment: 'L', 'date-fns': 'P', Luxon: 'D' }[name]!;
      expect(format(local)).toBe(name === 'Luxon' ? '3/12/2027' : '03/12/2027');
      const known = withAdapter(Adapter, english, ({ formatTokenMap }) => formatTokenMap);
      for (const token of tokens.split(' ')) expect(Object.keys(known)).toContain(token);
      const suffix = { 'Day.js': 'Do', Moment: 'Do', 'date-fns': 'do' }[name];
      if (suffix) expect(format(suffix)).toBe('12th');
      expect(Object.keys(known).some((token) => /^do$/i.test(token))).toBe(
        name !== 'Luxon',
      );
    },
  );
});

claim(
  'the demo of Luxon changes the order with the locale',
  {
    'date-pickers/adapters-locale':
      'When you switch to Japanese or German in the demo, the order of the sections changes.',
  },
  () => {
    render(<LocalesOfLuxon />);
    expect(textOf()).toBe('18/07/2027 21:45');
    fireEvent.change(screen.getByLabelText('Locale'), { target: { value: 'ja' } });
    expect(textOf()).toBe('2027/07/18 21:45');
  },
);

claim(
  'custom formats of field, toolbar and name of the button',
  {
    'date-pickers/adapters-locale': [
      '`keyboardDate` | date fields',
      "`fullDate` | the date in the opening button's name",
      '`normalDate`, `normalDateWithWeekday` | the toolbar',
    ],
  },
  () => {
    cleanup();
    render(<OwnFormats />);
    expect(textOf()).toBe('2027-03-12');
    const button = screen.getByRole('button', { name: /selected date is 12 March 2027/ });
    fireEvent.click(button);
    expect(find('.MuiPickersLayout-toolbar')).toHaveTextContent('Friday, 12 March');
  },
);

claim(
  'the toolbar shows the weekday only in English',
  {
    'date-pickers/adapters-locale':
      'the toolbar; `normalDateWithWeekday` only in English',
  },
  () => {
    const toolbarIn = (locale: string) => {
      show(<StaticDatePicker defaultValue={dayjs('2027-03-12')} />, AdapterDayjs, locale);
      return find('.MuiDatePickerToolbar-title').textContent;
    };
    expect(toolbarIn('en')).toBe('Fri, Mar 12');
    expect(toolbarIn('de')).toMatch(/^12 M.rz$/);
  },
);

claim(
  'full names of months after a day: Day.js fails if the locale changes them',
  {
    'date-pickers/adapters-locale':
      "Long formats with names work with all four libraries, with one exception: Day.js cannot read `D MMMM` in languages that change a month's name after a day, such as Polish and Russian. In these languages, use `D MMM` or another library.",
  },
  () => {
    /** The error code after the month is changed with a key. */
    const code = (Adapter: unknown, locale: unknown, format: string) => {
      const value = withAdapter(Adapter, locale, (adapter) => adapter.date('2027-09-04'));
      const onChange = jest.fn<void, [unknown, { validationError: unknown }]>();
      show(<DateField {...{ format, onChange }} defaultValue={value} />, Adapter, locale);
      focus(section('Month'));
      press('ArrowUp');
      return onChange.mock.lastCall![1].validationError;
    };
    for (const locale of ['pl', 'ru']) {
      expect(code(AdapterDayjs, locale, 'D MMMM YYYY')).toBe('invalidDate');
      expect(code(AdapterDayjs, locale, 'dddd D MMMM YYYY')).toBe('invalidDate');
      expect(code(AdapterDayjs, locale, 'D MMM YYYY')).toBeNull();
    }
    expect(code(AdapterDayjs, 'de', 'dddd D MMMM YYYY')).toBeNull();
    expect(code(AdapterMoment, 'pl', 'dddd D MMMM YYYY')).toBeNull();
    expect(code(AdapterDateFns, pl, 'EEEE d LLLL yyyy')).toBeNull();
    expect(code(AdapterLuxon, 'pl', 'cccc d LLLL yyyy')).toBeNull();
  },
);

claim(
  'a single list of times has its own formats',
  {
    'date-pickers/adapters-locale': [
      "`fullTime12h`, `fullTime24h` | time fields, a single list of times, and the time in the opening button's name",
      '`hours12h`, `hours24h`, `minutes`, `seconds`, `meridiem` | separate lists for the parts of a time',
    ],
  },
  () => {
    const dateFormats = {
      fullTime12h: '[F]hh:mm A',
      hours12h: '[H]hh',
      minutes: '[m]mm',
      seconds: '[s]ss',
      meridiem: '[x]A',
    };
    const texts = (clock: ReactElement) => {
      cleanup();
      render(
        <Provider dateAdapter={AdapterDayjs} {...{ dateFormats }}>
          {clock}
        </Provider>,
      );
      return [
        ...new Set(
          [...document.querySelectorAll('[role="option"]')].map(
            ({ textContent }) => textContent![0],
          ),
        ),
      ].join('');
    };
    expect(texts(<DigitalClock ampm />)).toBe('F');
    const views = ['hours', 'minutes', 'seconds'] as const;
    expect(texts(<MultiSectionDigitalClock ampm views={views} />)).toBe('Hmsx');
    const value = dayjs('2027-03-12T18:05');
    texts(<TimeField ampm value={value} />);
    expect(textOf()).toBe('F06:05 PM');
    texts(<TimePicker ampm value={value} />);
    expect(screen.getByRole('button')).toHaveAccessibleName(/F06:05 PM$/);
  },
);

claim(
  'importing a locale makes it the default of Moment',
  {
    'date-pickers/adapters-locale': "Importing a locale also makes it Moment's default.",
  },
  () => {
    // Spanish is imported after German in this file.
    expect(moment.locale()).toBe('es');
    cleanup();
    render(<LongDatesOfMoment />);
    expect(textOf()).toMatch(/^\S+ 0?4 \w+ 2027$/);
  },
);

claim(
  'without the data of the browser, weeks of Luxon start on Monday',
  {
    'date-pickers/adapters-locale':
      'Older versions of Firefox do not provide this information to Luxon, so the week starts on Monday in these browsers.',
  },
  () => {
    const names = ['weekInfo', 'getWeekInfo'];
    const known = names.map((name) =>
      Object.getOwnPropertyDescriptor(Intl.Locale.prototype, name),
    );
    names.forEach((name) => Reflect.deleteProperty(Intl.Locale.prototype, name));
    show(<DateCalendar />, AdapterLuxon, 'en-US');
    known.forEach((each, index) => {
      if (each) Object.defineProperty(Intl.Locale.prototype, names[index]!, each);
    });
    expect(firstWeekday()).toBe('M');
  },
);

claim(
  'weeks from Monday in English, library by library',
  {
    'date-pickers/adapters-locale': [
      'With date-fns, to keep the language but start the week on Monday, copy the locale object and set `weekStartsOn`:',
      'The third argument prevents this locale from becoming the default for the whole app:',
      'With Moment and Luxon, change the first day for the whole app:',
    ],
  },
  () => {
    cleanup();
    render(<MondayFirst />);
    expect(firstWeekday()).toBe('M');
    dayjs.locale({ ...en, name: 'en-monday', weekStart: 1 }, undefined, true);
    show(<DateCalendar />, AdapterDayjs, 'en-monday');
    expect(firstWeekday()).toBe('M');
    expect(dayjs.locale()).toBe('en');
    Settings.defaultWeekSettings = { firstDay: 1, minimalDays: 4, weekend: [6, 7] };
    show(<DateCalendar />, AdapterLuxon, 'en-US');
    expect(firstWeekday()).toBe('M');
    moment.updateLocale('en', { week: { dow: 1 } });
    show(<DateCalendar />, AdapterMoment, 'en');
    expect(firstWeekday()).toBe('M');
  },
);

claim(
  'the adapter of date-fns 2 fails with a later version',
  {
    'date-pickers/adapters-locale':
      'With a later version, importing `AdapterDateFnsV2` fails.',
  },
  () => {
    const file: string = '@mui/x-date-pickers/AdapterDateFnsV2';
    expect(() => jest.requireActual<object>(file)).toThrow(/date-fns\/addDays/);
  },
);

claim(
  'a nested provider needs its adapter to change the locale',
  {
    'date-pickers/adapters-locale':
      'A nested provider with `dateAdapter` and `adapterLocale` sets a different locale for its part of the page. On a nested provider, `adapterLocale` without `dateAdapter` has no effect',
  },
  () => {
    const field = <DatePicker defaultValue={dayjs('2027-03-12')} />;
    show(<Provider adapterLocale="de">{field}</Provider>, AdapterDayjs, 'en');
    expect(textOf()).toBe('03/12/2027');
    const nested = (
      <Provider dateAdapter={AdapterDayjs} adapterLocale="de">
        {field}
      </Provider>
    );
    show(nested, AdapterDayjs, 'en');
    expect(textOf()).toBe('12.03.2027');
  },
);

claim(
  'a new formats object on each render creates a new adapter',
  { 'date-pickers/adapters-locale': 'A new object on each render creates a new adapter' },
  () => {
    const adapters = new Set<unknown>();
    function Reader() {
      adapters.add(usePickerAdapter());
      return null;
    }
    const formats = {};
    const draw = (dateFormats: object) => (
      <Provider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
        <Reader />
      </Provider>
    );
    const { rerender } = render(draw(formats));
    rerender(draw(formats));
    expect(adapters.size).toBe(1);
    rerender(draw({}));
    expect(adapters.size).toBe(2);
  },
);
