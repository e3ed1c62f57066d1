/**
 * @jest-environment jsdom
 */
import { screen, within } from '@testing-library/react';
import dayjs from 'dayjs';
import {
  DateCalendar,
  DateField,
  DatePicker,
  MobileDatePicker,
  MonthCalendar,
  TimeClock,
  TimePicker,
} from '@mui/x-date-pickers';
import { DateRangePicker } from '@mui/x-date-pickers-pro';
import ExplainTheRule from '../../../docs/date-pickers/accessibility/ExplainTheRule';
import FieldsInTable from '../../../docs/date-pickers/accessibility/FieldsInTable';
import LargeTargets from '../../../docs/date-pickers/accessibility/LargeTargets';
import NameEachPicker from '../../../docs/date-pickers/accessibility/NameEachPicker';
import {
  click,
  day,
  find,
  openPicker,
  renderPicker,
  typeInto,
} from '../../support/pickerDom';

const date = dayjs('2027-03-12T10:30');

test('the helper text describes the field, with the reason before the rule', () => {
  renderPicker(<ExplainTheRule />);
  const field = screen.getByRole('textbox', { name: 'Visit (required)' });
  expect(field).toHaveAccessibleDescription(
    'We are closed on weekends. Monday to Friday, from April 1',
  );
  expect(field).toHaveAttribute('aria-invalid', 'true');
  typeInto('Day', '05');
  expect(field).toHaveAccessibleDescription('Monday to Friday, from April 1');
  expect(field).toHaveAttribute('aria-invalid', 'false');
});

test('the star of required is hidden from screen readers, and the input is required', () => {
  renderPicker(<DateField label="Due" required />);
  const field = screen.getByRole('textbox', { name: 'Due' });
  expect(find('label [aria-hidden="true"]')).toHaveTextContent('*');
  expect(field).toBeRequired();
});

test('fields in a table have names', () => {
  renderPicker(<FieldsInTable />);
  expect(screen.getByRole('textbox', { name: 'Last train to Airport' })).toBeVisible();
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
});

test('default names of buttons and dialogs, and own ones', () => {
  renderPicker(<DatePicker label="Due" defaultValue={date} />);
  expect(
    screen.getByRole('button', { name: 'Choose date, selected date is Mar 12, 2027' }),
  ).toBeVisible();
  openPicker();
  const popper = screen.getByRole('dialog', { name: 'Due' });
  expect(popper).not.toHaveAttribute('aria-modal');
  renderPicker(<MobileDatePicker label="Due" open />);
  expect(screen.getByRole('dialog', { name: 'Select date' })).toHaveAttribute(
    'aria-modal',
    'true',
  );
  renderPicker(
    <MobileDatePicker label="Due" open localeText={{ toolbarTitle: 'Due day' }} />,
  );
  expect(screen.getByRole('dialog', { name: 'Due day' })).toBeVisible();
  renderPicker(<MobileDatePicker label="Due" defaultValue={date} />);
  expect(
    screen.getByRole('textbox', { name: 'Choose date, selected date is Mar 12, 2027' }),
  ).toBeVisible();
  renderPicker(<NameEachPicker />);
  expect(
    screen.getByRole('button', { name: 'Change First delivery, now Jun 4, 2027' }),
  ).toBeVisible();
});

test('roles and names of calendar, years, months and times', () => {
  jest.useFakeTimers({ now: date.toDate(), doNotFake: ['setTimeout', 'nextTick'] });
  renderPicker(<DateCalendar value={date.add(1, 'day')} />);
  const grid = screen.getByRole('grid', { name: 'March 2027' });
  expect(within(grid).getByRole('gridcell', { selected: true })).toHaveTextContent('13');
  expect(find('[aria-current="date"]')).toHaveTextContent('12');
  jest.useRealTimers();
  renderPicker(<DateCalendar value={date} view="year" views={['year', 'day']} />);
  expect(screen.getByRole('radiogroup', { name: 'March 2027' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '2027' })).toBeChecked();
  renderPicker(<MonthCalendar value={date} />);
  expect(screen.getByRole('radiogroup')).toBeVisible();
  renderPicker(<TimePicker open value={date} />);
  expect(screen.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
  renderPicker(<TimeClock value={date} ampm={false} />);
  expect(
    screen.getByRole('listbox', { name: 'Select hours. Selected time is 10:30 AM' }),
  ).toBeVisible();
});

test('the popper of a range is a tooltip', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderPicker(<DateRangePicker open />);
  expect(find('.MuiPickersPopper-root')).toHaveAttribute('role', 'tooltip');
});

test('the button has the new date in its name after a choice', () => {
  renderPicker(<DatePicker label="Due" defaultValue={date} />);
  openPicker();
  click(day('17'));
  expect(find('[aria-label^="Choose date"]')).toHaveAttribute(
    'aria-label',
    'Choose date, selected date is Mar 17, 2027',
  );
});

test('a day is 36 px wide, that of the demo 46 px', () => {
  renderPicker(<DateCalendar value={date} />);
  expect(day('12')).toHaveStyle({ width: '36px', height: '36px' });
  renderPicker(<LargeTargets />);
  expect(day('12')).toHaveStyle({ width: '46px', height: '46px' });
});
