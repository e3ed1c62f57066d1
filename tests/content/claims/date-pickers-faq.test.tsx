/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import {
  DateCalendar,
  DatePicker,
  LocalizationProvider,
  type DatePickerProps,
} from '@mui/x-date-pickers';
import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro';
import MarkPaydays from '../../../docs/date-pickers/faq/MarkPaydays';
import OpenByClick from '../../../docs/date-pickers/faq/OpenByClick';
import QuickButtons from '../../../docs/date-pickers/faq/QuickButtons';
import SeveralDays from '../../../docs/date-pickers/faq/SeveralDays';
import { readProp } from '../../support/components/readApi';
import {
  button,
  click,
  day,
  find,
  has,
  openPicker,
  renderPicker,
  section,
  textOf,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12');
const isOpen = () => has('[role="grid"]');
const silence = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

claim(
  'a missing provider or adapter is named',
  {
    'date-pickers/faq': [
      'The error "MUI X: Can not find the date and time pickers localization context" has two possible causes: There is no `LocalizationProvider` above the component.',
      'Importing the provider from `@mui/x-date-pickers-pro` is not a cause, because that package exports the same provider.',
      'The error "Can not find the date and time pickers adapter" means that the provider has no `dateAdapter`.',
    ],
  },
  () => {
    const quiet = silence();
    const context = 'Can not find the date and time pickers localization context';
    const adapter = 'Can not find the date and time pickers adapter';
    expect(() => render(<DatePicker />)).toThrow(context);
    expect(() =>
      render(
        <LocalizationProvider>
          <DatePicker />
        </LocalizationProvider>,
      ),
    ).toThrow(adapter);
    quiet.mockRestore();
    expect(ProProvider).toBe(LocalizationProvider);
  },
);

claim(
  'a string is not a valid value',
  {
    'date-pickers/faq':
      "The value of a picker is always a date object of your date library's type.",
  },
  () => {
    const quiet = silence();
    const props = { value: '2027-03-12' } as unknown as DatePickerProps;
    expect(() => renderPicker(<DatePicker {...props} />)).toThrow();
    quiet.mockRestore();
  },
);

claim(
  'a value that is initially undefined is never controlled; null is',
  {
    'date-pickers/faq':
      'The value was initially `undefined`, so the picker is uncontrolled. Start with `null`, which is the value of an empty controlled picker.',
  },
  () => {
    const quiet = silence();
    const { show } = renderPicker(<DatePicker value={undefined} />);
    show(<DatePicker value={date} />);
    expect(textOf()).toBe('');
    const other = renderPicker(<DatePicker value={null} />);
    other.show(<DatePicker value={date} />);
    expect(textOf()).toBe('03/12/2027');
    quiet.mockRestore();
  },
);

claim(
  'readOnly of the field prevents typing, that of the picker also prevents opening',
  {
    'date-pickers/faq':
      '`slotProps.field.readOnly` only disables typing; `readOnly` on the picker also prevents it from opening.',
  },
  () => {
    renderPicker(<DatePicker value={date} slotProps={{ field: { readOnly: true } }} />);
    expect(section('Day')).toHaveAttribute('contenteditable', 'false');
    openPicker();
    expect(isOpen()).toBe(true);
    renderPicker(<DatePicker value={date} readOnly />);
    expect(find('[aria-label^="Choose"]')).toBeDisabled();
  },
);

claim(
  'disableOpenPicker is deprecated',
  { 'date-pickers/faq': "The pickers' `disableOpenPicker` prop is deprecated." },
  () => {
    expect(readProp('DatePicker', 'disableOpenPicker').deprecated).toBeTruthy();
  },
);

claim(
  'an empty calendar starts with referenceDate',
  { 'date-pickers/faq': 'To start elsewhere, pass `referenceDate`' },
  () => {
    renderPicker(<DateCalendar referenceDate={dayjs('1990-06-01')} />);
    expect(screen.getByText('June 1990')).toBeVisible();
  },
);

claim(
  'views determine the format',
  {
    'date-pickers/faq':
      "`views={['year', 'month']}` creates a month picker, and `views={['year']}` creates a year picker. The field's format changes accordingly.",
  },
  () => {
    renderPicker(<DatePicker value={date} views={['year', 'month']} />);
    expect(textOf()).toBe('March 2027');
    renderPicker(<DatePicker value={date} views={['year']} />);
    expect(textOf()).toBe('2027');
  },
);

claim(
  'the first day of the week depends on the locale',
  { 'date-pickers/faq': 'The locale determines the first day of the week.' },
  () => {
    const first = () => find('.MuiDayCalendar-weekDayLabel').getAttribute('aria-label');
    renderPicker(<DateCalendar value={date} />);
    expect(first()).toBe('Sunday');
    renderPicker(<DateCalendar value={date} />, { adapterLocale: 'en-gb' });
    expect(first()).toBe('Monday');
  },
);

claim(
  'the popper is rendered in the body, with the z-index of a dialog, or in a container',
  {
    'date-pickers/faq': [
      'The popper renders at the end of the page, with the `z-index` of a dialog.',
      'or render it inside the other element:',
    ],
  },
  () => {
    renderPicker(<DatePicker open value={date} />);
    const popper = () => find('.MuiPickerPopper-root');
    expect(popper().parentElement).toBe(document.body);
    expect(getComputedStyle(popper()).zIndex).toBe('1300');
    const container = document.createElement('div');
    document.body.append(container);
    renderPicker(<DatePicker open value={date} slotProps={{ popper: { container } }} />);
    expect(container).toContainElement(popper());
  },
);

claim(
  'sx and className reach the field; jsdom renders the popper',
  {
    'date-pickers/faq': [
      "The picker's `sx` and `className` props apply to the field.",
      'On the server and in jsdom, pickers use the desktop variant.',
    ],
  },
  () => {
    renderPicker(<DatePicker value={date} className="mine" sx={{ width: 123 }} />);
    const field = find('.MuiPickersTextField-root');
    expect(field).toHaveClass('mine');
    expect(getComputedStyle(field).width).toBe('123px');
    openPicker();
    expect(has('.MuiPickerPopper-root')).toBe(true);
  },
);

claim(
  'a click on the field opens the picker, and typing is disabled',
  {
    'date-pickers/faq':
      "Control `open` and set it in the text field's `onClick`. Also disable typing",
  },
  () => {
    render(<OpenByClick />);
    expect(section('Day')).toHaveAttribute('contenteditable', 'false');
    fireEvent.click(section('Day'));
    expect(isOpen()).toBe(true);
    click(day('10'));
    expect(textOf()).toBe('08/10/2031');
  },
);

claim(
  'several days are highlighted and counted',
  {
    'date-pickers/faq':
      'a `DateCalendar` whose value is `null` reports each click, and a component in the `day` slot marks the selected days',
  },
  () => {
    render(<SeveralDays />);
    expect(screen.getByText('3 days of volunteering')).toBeVisible();
    click(day('5'));
    expect(day('5')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('4 days of volunteering')).toBeVisible();
    click(day('5'));
    click(day('9'));
    expect(day('9')).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByText('2 days of volunteering')).toBeVisible();
  },
);

claim(
  'paydays have accessible names',
  {
    'date-pickers/faq':
      "Also include the meaning of the mark in the day's accessible name:",
  },
  () => {
    render(<MarkPaydays />);
    openPicker();
    expect(screen.getByLabelText('March 25, payday')).toBeVisible();
  },
);

claim(
  'buttons: a click on a day keeps it open, the texts are custom',
  {
    'date-pickers/faq':
      '`closeOnSelect` determines whether clicking a day closes the picker, and `localeText` changes the labels:',
  },
  () => {
    render(<QuickButtons />);
    openPicker();
    click(day('10'));
    expect(isOpen()).toBe(true);
    expect(button('Today')).toBeVisible();
    click(button('No date'));
    expect(textOf()).toBe('');
  },
);
