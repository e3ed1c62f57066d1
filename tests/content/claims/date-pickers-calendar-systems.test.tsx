/**
 * @jest-environment jsdom
 */
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { newDate } from 'date-fns-jalali';
import moment from 'moment';
import hijri from 'moment-hijri';
import jalaali from 'moment-jalaali';
import { DateCalendar, DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import * as locales from '@mui/x-date-pickers/locales';
import {
  find,
  openPicker,
  section,
  textOf,
  typeInto,
} from '../../support/components/pickerDom';
import { readPackage } from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

// moment-hijri was loaded last, and nothing has changed the locale since.
const localeAfterImports = moment.locale();
const GREGORIAN = '2027-03-12T10:30';

const Provider = LocalizationProvider as unknown as ComponentType<{
  dateAdapter: unknown;
  dateFormats?: object;
  children: ReactNode;
}>;

function show(element: ReactElement, dateAdapter: unknown, dateFormats?: object) {
  cleanup();
  render(<Provider {...{ dateAdapter, dateFormats }}>{element}</Provider>);
}

interface Report {
  toDate?: () => Date;
}

/** Types into a section, and returns the last value of the picker. */
function typeDay(Adapter: new () => { date: (text: string) => unknown }, part = 'Day') {
  const onChange = jest.fn<void, [Report | Date, { validationError: unknown }]>();
  const Picker = DatePicker as unknown as ComponentType<object>;
  const defaultValue = new Adapter().date(GREGORIAN);
  show(<Picker {...{ defaultValue, onChange }} />, Adapter);
  typeInto(part, part === 'Day' ? '05' : '1449');
  const [value, { validationError }] = onChange.mock.calls.at(-1) ?? [
    undefined,
    { validationError: 'nothing' },
  ];
  const date = value instanceof Date ? value : value?.toDate?.();
  return {
    error: validationError,
    day: date && moment(date).locale('en').format('YYYY-MM-DD'),
  };
}

const nameOfButton = () => find('button[aria-label]').getAttribute('aria-label');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

claim(
  'the versions on the page are the installed ones',
  {
    'date-pickers/calendar-systems':
      'This page was tested with `date-fns-jalali` 4.0.0-0, `moment-jalaali` 0.10.5, and `moment-hijri` 3.0.0.',
  },
  () => {
    expect(
      ['date-fns-jalali', 'moment-jalaali', 'moment-hijri'].map(
        (name) => readPackage(`../${name}`).version,
      ),
    ).toEqual(['4.0.0-0', '0.10.5', '3.0.0']);
  },
);

claim(
  'moment-hijri makes Arabic the default of Moment',
  {
    'date-pickers/calendar-systems':
      '`moment-hijri` makes Arabic the default locale for Moment.',
  },
  () => {
    expect(localeAfterImports).toBe('ar-sa');
  },
);

describe('date-fns-jalali:', () => {
  claim(
    'typing, names, and a plain Date that counts months from 0',
    {
      'date-pickers/calendar-systems': [
        'Jalali | `AdapterDateFnsJalali` | `date-fns-jalali` 3 or 4 | `Date` | yes',
        'In `newDate()`, months start at 0.',
      ],
    },
    () => {
      expect(newDate(1406, 0, 15).getTime()).toBe(new Date(2027, 3, 4).getTime());
      expect(typeDay(AdapterDateFnsJalali)).toEqual({ error: null, day: '2027-02-24' });
      expect(textOf()).toBe('1405/12/05');
      expect(nameOfButton()).toMatch(/ 1405$/);
    },
  );

  claim(
    'five of the letters above the days are digits',
    {
      'date-pickers/calendar-systems':
        'By default, five of the weekdays are abbreviated to digits.',
    },
    () => {
      show(<DateCalendar />, AdapterDateFnsJalali);
      const letters = [...document.querySelectorAll('.MuiDayCalendar-weekDayLabel')];
      expect(
        letters.filter(({ textContent }) => /\d/.test(textContent ?? '')),
      ).toHaveLength(5);
    },
  );
});

describe('moment-jalaali:', () => {
  claim(
    'by default: Latin months, and typing makes the date invalid',
    {
      'date-pickers/calendar-systems':
        'without `loadPersian()`, every keystroke in the field makes the date invalid. Without `loadPersian()`, the months also have Latin names.',
    },
    () => {
      show(<DateCalendar defaultValue={jalaali(GREGORIAN)} />, AdapterMomentJalaali);
      expect(find('[role="grid"]')).toHaveAccessibleName(/[a-z]/);
      expect(typeDay(AdapterMomentJalaali).error).toBe('invalidDate');
    },
  );

  claim(
    'with Persian digits, typing makes the date invalid as well',
    {
      'date-pickers/calendar-systems':
        'With Persian digits, or without `loadPersian()`, every keystroke in the field makes the date invalid.',
    },
    () => {
      jalaali.loadPersian({ dialect: 'persian-modern', usePersianDigits: true });
      expect(typeDay(AdapterMomentJalaali).error).toBe('invalidDate');
    },
  );

  claim(
    'with Western digits, typing works, and months have Persian names',
    {
      'date-pickers/calendar-systems':
        'Jalali | `AdapterMomentJalaali` | `moment-jalaali` | `Moment` | with Western digits only',
    },
    () => {
      jalaali.loadPersian({ dialect: 'persian-modern', usePersianDigits: false });
      expect(typeDay(AdapterMomentJalaali)).toEqual({ error: null, day: '2027-02-24' });
      show(<DateCalendar defaultValue={jalaali(GREGORIAN)} />, AdapterMomentJalaali);
      expect(find('[role="grid"]')).not.toHaveAccessibleName(/[a-z]/);
    },
  );

  claim(
    'the full date has the Gregorian day, unless dateFormats says otherwise',
    {
      'date-pickers/calendar-systems':
        "Set `fullDate` and `normalDateWithWeekday` in `dateFormats`. The default formats mix the two calendars: the button's label combines the Jalali month with the Gregorian day.",
    },
    () => {
      jalaali.loadPersian({ dialect: 'persian-modern', usePersianDigits: false });
      const picker = <DatePicker defaultValue={jalaali(GREGORIAN)} />;
      show(picker, AdapterMomentJalaali);
      // The day in Jalali is 21, in Gregorian 12.
      expect(nameOfButton()).toMatch(/ 12\S+$/);
      show(picker, AdapterMomentJalaali, { fullDate: 'jD jMMMM jYYYY' });
      expect(nameOfButton()).toMatch(/ 21 \S+ 1405$/);
    },
  );

  claim(
    'the demo can be typed into',
    {
      'date-pickers/calendar-systems':
        'Version 8.29.3 of the pickers needs two workarounds, which the demo includes:',
    },
    async () => {
      const { default: Demo } = await import(
        '../../../docs/date-pickers/calendar-systems/JalaliWithMoment'
      );
      cleanup();
      render(<Demo />);
      expect(textOf()).toBe('1406/01/15');
      typeInto('Day', '20');
      expect(textOf()).toBe('1406/01/20');
      expect(nameOfButton()).toMatch(/20 \S+ 1406$/);
    },
  );
});

describe('moment-hijri:', () => {
  const limits = { minDate: hijri('1938-01-01'), maxDate: hijri('2075-12-31') };

  claim(
    'a year cannot be added to a date of plain Moment',
    {
      'date-pickers/calendar-systems':
        'With a plain Moment date, the list of years never ends, and the page freezes.',
    },
    () => {
      const [plain, own] = [moment('2027-03-12'), hijri('2027-03-12')];
      const unit = 'iYear' as 'year';
      expect(plain.clone().add(1, unit).valueOf()).toBe(plain.valueOf());
      expect(own.clone().add(1, unit).valueOf()).toBeGreaterThan(own.valueOf());
    },
  );

  claim(
    'typing makes the date invalid',
    {
      'date-pickers/calendar-systems':
        'Disable typing, because every keystroke in the field makes the date invalid.',
    },
    () => {
      expect(typeDay(AdapterMomentHijri).error).toBe('invalidDate');
    },
  );

  claim(
    'the list of years needs limits',
    {
      'date-pickers/calendar-systems':
        'pickers allow 1900 to 2099 by default, and the list of years throws an error for unsupported years.',
    },
    () => {
      const value = new AdapterMomentHijri().date(GREGORIAN) as moment.Moment;
      const years = (rest: object) => (
        <DateCalendar
          defaultValue={value}
          view="year"
          views={['year', 'day']}
          {...rest}
        />
      );
      expect(() => show(years({}), AdapterMomentHijri)).toThrow(/1356-01-01 H/);
      show(years(limits), AdapterMomentHijri);
      expect(screen.getAllByRole('radio').length).toBeGreaterThan(130);
    },
  );

  test('the full date has the Gregorian day', () => {
    const value = new AdapterMomentHijri().date(GREGORIAN) as moment.Moment;
    show(<DatePicker defaultValue={value} />, AdapterMomentHijri);
    const western = (text: string | null) =>
      (text ?? '').replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
    expect(western(nameOfButton())).toMatch(/ 12$/);
    expect(western(textOf())).toBe('1448/10/04');
  });

  claim(
    'in the demo, the field is disabled and the calendar works',
    {
      'date-pickers/calendar-systems':
        'Use `readOnly` in `slotProps.field`, which leaves the button enabled.',
    },
    async () => {
      const { default: Demo } = await import(
        '../../../docs/date-pickers/calendar-systems/HijriCalendar'
      );
      cleanup();
      render(<Demo />);
      expect(section('Day')).toHaveAttribute('aria-readonly', 'true');
      openPicker();
      screen.getByRole('gridcell', { name: '١٥' }).click();
      expect(await screen.findByText('Gregorian: 23 March 2027')).toBeVisible();
    },
  );
});

claim(
  'two fields of two calendars share one Date',
  {
    'date-pickers/calendar-systems':
      'Two fields with different adapters can share one `Date`:',
  },
  async () => {
    const { default: Demo } = await import(
      '../../../docs/date-pickers/calendar-systems/TwoCalendarsOneDay'
    );
    cleanup();
    render(<Demo />);
    expect([textOf(0), textOf(1)]).toEqual(['06/21/1987', '1366/03/31']);
    typeInto('Day', '22', 0);
    expect(textOf(1)).toBe('1366/04/01');
    expect(screen.getByText('Stored: 1987-06-22, Jalali year 1366')).toBeVisible();
  },
);

claim(
  'the demo of date-fns-jalali has letters above the days',
  {
    'date-pickers/calendar-systems':
      'The demo uses `dayOfWeekFormatter` to set other abbreviations.',
  },
  async () => {
    const { default: Demo } = await import(
      '../../../docs/date-pickers/calendar-systems/JalaliWithDateFns'
    );
    cleanup();
    render(<Demo />);
    expect(textOf()).toBe('1406/01/15');
    openPicker();
    const letters = [...document.querySelectorAll('.MuiDayCalendar-weekDayLabel')];
    expect(letters.map(({ textContent }) => textContent).join('')).not.toMatch(/\d/);
  },
);

claim(
  'no adapter here knows time zones; the locale is fixed; there is no Arabic locale',
  {
    'date-pickers/calendar-systems': [
      'None of these adapters supports time zones',
      '`AdapterMomentJalaali` and `AdapterMomentHijri` have fixed locales, `fa` and `ar-SA`',
      'This version includes no Arabic locale',
    ],
  },
  () => {
    expect(new AdapterDateFnsJalali().isTimezoneCompatible).toBe(false);
    expect(new AdapterMomentJalaali().isTimezoneCompatible).toBe(false);
    expect(new AdapterMomentHijri().isTimezoneCompatible).toBe(false);
    expect(new AdapterMomentJalaali({ locale: 'en' } as object).locale).toBe('fa');
    expect(new AdapterMomentHijri({ locale: 'en' } as object).locale).toBe('ar-SA');
    expect(Object.keys(locales).filter((name) => name.startsWith('ar'))).toEqual([]);
  },
);
