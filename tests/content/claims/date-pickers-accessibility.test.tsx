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
import {
  DateRangePicker,
  MobileDateTimeRangePicker,
  MobileTimeRangePicker,
  MultiInputDateRangeField,
} from '@mui/x-date-pickers-pro';
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
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');

claim(
  'the helper text describes the field, with the reason before the rule',
  {
    'date-pickers/accessibility': [
      'If the value breaks a rule, the field turns red, and its group has `aria-invalid`.',
      'Screen readers read the helper text along with the field.',
    ],
  },
  () => {
    renderPicker(<ExplainTheRule />);
    const group = screen.getByRole('group', { name: 'Visit (required)' });
    expect(group).toHaveAccessibleDescription(
      'We are closed on weekends. Monday to Friday, from April 1',
    );
    expect(group).toHaveAttribute('aria-invalid', 'true');
    typeInto('Day', '05');
    expect(group).toHaveAccessibleDescription('Monday to Friday, from April 1');
    expect(group).toHaveAttribute('aria-invalid', 'false');
  },
);

claim(
  'the asterisk of required is hidden from screen readers, without an equivalent',
  {
    'date-pickers/accessibility':
      '`required` adds an asterisk that screen readers do not read.',
  },
  () => {
    renderPicker(<DateField label="Due" required />);
    const group = screen.getByRole('group', { name: 'Due' });
    expect(find('label [aria-hidden="true"]')).toHaveTextContent('*');
    expect(group).not.toHaveAttribute('aria-required');
  },
);

claim(
  'fields in a table have names',
  {
    'date-pickers/accessibility':
      'If there is no room for a label, for example in a table, pass `aria-label` to the group of sections:',
  },
  () => {
    renderPicker(<FieldsInTable />);
    expect(screen.getByRole('group', { name: 'Last train to Airport' })).toBeVisible();
    expect(screen.getAllByRole('group')).toHaveLength(4);
  },
);

claim(
  'default names of buttons and dialogs, and custom ones',
  {
    'date-pickers/accessibility': [
      'By default, the button of every filled `DatePicker` is named "Choose date, selected date is …", and the dialog on touchscreens is named "Select date".',
      '`openDatePickerDialogue` names the button.',
      '`toolbarTitle` names the dialog',
      'dialog | `dialog`, modal | the toolbar title',
    ],
  },
  () => {
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
    renderPicker(<NameEachPicker />);
    expect(
      screen.getByRole('button', { name: 'Change First delivery, now Jun 4, 2027' }),
    ).toBeVisible();
  },
);

claim(
  'the title does not name the dialog of a date time range',
  {
    'date-pickers/accessibility':
      '`toolbarTitle` names the dialog. In a `DateTimeRangePicker`, `start` and `end` in `localeText` name the dialog instead.',
  },
  () => {
    const localeText = { toolbarTitle: 'Stay' };
    renderPicker(<MobileTimeRangePicker open localeText={localeText} />);
    expect(screen.getByRole('dialog', { name: 'Stay' })).toBeVisible();
    renderPicker(<MobileDateTimeRangePicker open localeText={localeText} />);
    expect(screen.getByRole('dialog', { name: 'Start End' })).toBeVisible();
  },
);

claim(
  'roles and names of calendar, years, months and times',
  {
    'date-pickers/accessibility': [
      'calendar | `grid`; the selected day has `aria-selected`, today has `aria-current` | the month',
      'list of years or months | `radiogroup` of `radio` elements | the month and the year above',
      'list of times | `listbox` of `option` elements | "Select hours", …',
      'clock | `listbox`, with the numbers as options | the part to select and the selected time',
    ],
  },
  () => {
    jest.useFakeTimers({ now: date.toDate(), doNotFake: ['setTimeout', 'nextTick'] });
    renderPicker(<DateCalendar value={date.add(1, 'day')} />);
    const grid = screen.getByRole('grid', { name: 'March 2027' });
    expect(within(grid).getByRole('gridcell', { selected: true })).toHaveTextContent(
      '13',
    );
    expect(find('[aria-current="date"]')).toHaveTextContent('12');
    jest.useRealTimers();
    const years = { minDate: date.subtract(1, 'year'), maxDate: date.add(1, 'year') };
    renderPicker(
      <DateCalendar value={date} view="year" views={['year', 'day']} {...years} />,
    );
    expect(screen.getByRole('radiogroup', { name: 'March 2027' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '2027' })).toBeChecked();
    renderPicker(<MonthCalendar value={date} />);
    expect(screen.getByRole('radiogroup')).toBeVisible();
    renderPicker(<TimePicker open value={date} />);
    expect(screen.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
    renderPicker(<TimeClock value={date} ampm={false} />);
    expect(
      screen.getByRole('listbox', { name: 'Select hours. Selected time is 10:30' }),
    ).toBeVisible();
  },
);

claim(
  'with two inputs, the popper of a range is a tooltip',
  {
    'date-pickers/accessibility':
      'The popper of a range picker with two inputs has the role `tooltip`, because focus stays in the input.',
  },
  () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const slots = { field: MultiInputDateRangeField };
    renderPicker(<DateRangePicker open calendars={1} slots={slots} />);
    expect(find('.MuiPickerPopper-root')).toHaveAttribute('role', 'tooltip');
    renderPicker(<DateRangePicker open calendars={1} />);
    expect(find('.MuiPickerPopper-root')).toHaveAttribute('role', 'dialog');
  },
);

claim(
  'the name of the button contains the new date after a choice',
  {
    'date-pickers/accessibility':
      "The button's accessible name now contains the new date.",
  },
  () => {
    renderPicker(<DatePicker label="Due" defaultValue={date} />);
    openPicker();
    click(day('17'));
    expect(find('[aria-label^="Choose date"]')).toHaveAttribute(
      'aria-label',
      'Choose date, selected date is Mar 17, 2027',
    );
  },
);

claim(
  'a day is 36 px wide, in the demo 46 px',
  { 'date-pickers/accessibility': 'A day is 36 px wide.' },
  () => {
    renderPicker(<DateCalendar value={date} />);
    expect(day('12')).toHaveStyle({ width: '36px', height: '36px' });
    renderPicker(<LargeTargets />);
    expect(day('12')).toHaveStyle({ width: '46px', height: '46px' });
  },
);
