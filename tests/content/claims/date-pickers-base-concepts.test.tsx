/**
 * @jest-environment jsdom
 */
import dayjs, { type Dayjs } from 'dayjs';
import {
  DateCalendar,
  DateField,
  DatePicker,
  DEFAULT_DESKTOP_MODE_MEDIA_QUERY,
  DesktopTimePicker,
  MobileDateTimePicker,
  MobileTimePicker,
  TimePicker,
  TimeField,
} from '@mui/x-date-pickers';
import {
  DateRangePicker,
  DateTimeRangePicker,
  MobileDateRangePicker,
} from '@mui/x-date-pickers-pro';
import { screen } from '@testing-library/react';
import {
  button,
  click,
  day,
  find,
  has,
  input,
  openPicker,
  renderPicker,
  section,
  textOf,
  typeInto,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');
const all = (selector: string) => document.querySelectorAll(selector).length;

/** The last value that a component reported, formatted. */
function watch() {
  let last: Dayjs | null = null;
  return {
    onChange: (value: Dayjs | null) => {
      last = value;
    },
    read: (format = 'YYYY-MM-DD HH:mm:ss') => last?.format(format),
  };
}

claim(
  'a new object on each render loses typed text; the same object does not',
  {
    'date-pickers/base-concepts':
      'A field treats each new object as a change from outside and discards what users have typed so far.',
  },
  () => {
    const stable = dayjs('nothing');
    const { show } = renderPicker(<DateField value={stable} />);
    typeInto('Month', '3');
    show(<DateField value={stable} />);
    expect(section('Month')).toHaveTextContent('03');
    show(<DateField value={dayjs('nothing')} />);
    expect(section('Month')).toHaveTextContent('MM');
  },
);

claim(
  'changes of defaultValue are ignored; a field logs an error',
  { 'date-pickers/base-concepts': 'A later change to `defaultValue` has no effect.' },
  () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const later = dayjs('2027-04-13');
    renderPicker(<DatePicker defaultValue={date} />).show(
      <DatePicker defaultValue={later} />,
    );
    expect(textOf()).toBe('03/12/2027');
    expect(log).not.toHaveBeenCalled();
    renderPicker(<DateField defaultValue={date} />).show(
      <DateField defaultValue={later} />,
    );
    expect(textOf()).toBe('03/12/2027');
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  },
);

claim(
  'missing parts of a field: the value, then referenceDate, then now without smaller parts',
  {
    'date-pickers/base-concepts':
      'The component takes the missing parts from the first of these sources that exists: the current value, or the last valid value of a cleared field; `referenceDate`; the current time, rounded down and adjusted to limits such as `minDate`.',
  },
  () => {
    const { onChange, read } = watch();
    const referenceDate = dayjs('2026-01-01T17:45');
    renderPicker(
      <DateField defaultValue={date} referenceDate={referenceDate} onChange={onChange} />,
    );
    typeInto('Day', '13');
    expect(read()).toBe('2027-03-13 10:30:00');
    renderPicker(<DateField referenceDate={referenceDate} onChange={onChange} />);
    typeInto('Month', '04132027');
    expect(read()).toBe('2027-04-13 17:45:00');
    renderPicker(<DateField onChange={onChange} />);
    typeInto('Month', '04132027');
    expect(read()).toBe('2027-04-13 00:00:00');
    renderPicker(
      <DateField format="MM/DD" minDate={dayjs('2040-01-01')} onChange={onChange} />,
    );
    typeInto('Month', '0413');
    expect(read('YYYY')).toBe('2040');
    renderPicker(<TimeField onChange={onChange} />);
    typeInto('Hours', '0715p');
    expect(read()).toBe(`${dayjs().format('YYYY-MM-DD')} 19:15:00`);
  },
);

claim(
  'in a picker, referenceDate reaches the views but not the field',
  {
    'date-pickers/base-concepts': [
      'In a picker, `referenceDate` applies to what users choose, but not to what they type.',
      'A view without a value opens at `referenceDate`.',
    ],
  },
  () => {
    const { onChange, read } = watch();
    const referenceDate = dayjs('2027-03-01T08:00');
    renderPicker(<TimePicker referenceDate={referenceDate} onChange={onChange} />);
    openPicker();
    click(button('3 hours'));
    expect(read()).toBe('2027-03-01 03:00:00');
    renderPicker(<TimePicker referenceDate={referenceDate} onChange={onChange} />);
    typeInto('Hours', '0715a');
    expect(read('YYYY-MM-DD')).toBe(dayjs().format('YYYY-MM-DD'));
    renderPicker(<DateCalendar referenceDate={referenceDate} />);
    expect(find('.MuiPickersCalendarHeader-label')).toHaveTextContent('March 2027');
  },
);

claim(
  'popper and dialog differ in toolbar, times and months',
  {
    'date-pickers/base-concepts': [
      'The default, `@media (pointer: fine)`,',
      'Toolbar with the value | hidden | shown',
      'Times | lists | a clock in `TimePicker`, lists in `DateTimePicker`',
      'Range calendar | two months; one in `DateTimeRangePicker` | one month',
    ],
  },
  () => {
    expect(DEFAULT_DESKTOP_MODE_MEDIA_QUERY).toBe('@media (pointer: fine)');
    renderPicker(<DesktopTimePicker open value={date} />);
    expect([has('.MuiPickersToolbar-root'), has('.MuiTimeClock-root')]).toEqual([
      false,
      false,
    ]);
    expect(all('[role="listbox"]')).toBe(3);
    renderPicker(<MobileTimePicker open value={date} />);
    expect([has('.MuiPickersToolbar-root'), has('.MuiTimeClock-root')]).toEqual([
      true,
      true,
    ]);
    renderPicker(<MobileDateTimePicker open openTo="hours" value={date} />);
    expect([has('.MuiTimeClock-root'), all('[role="listbox"]') > 0]).toEqual([
      false,
      true,
    ]);
    renderPicker(<DateRangePicker open />);
    expect(all('[role="grid"]')).toBe(2);
    renderPicker(<DateTimeRangePicker open />);
    expect(all('[role="grid"]')).toBe(1);
    renderPicker(<MobileDateRangePicker open />);
    expect([all('[role="grid"]'), has('.MuiPickersToolbar-root')]).toEqual([1, true]);
  },
);

claim(
  'controlled values, and how tests find sections and text',
  {
    'date-pickers/base-concepts': [
      'Pass `null` to clear the field.',
      "Find a section with `getByRole('spinbutton', { name: 'Month' })`, click it, and type.",
      "Read a field's text from its hidden input, which has the field's `name`.",
    ],
  },
  () => {
    const { show } = renderPicker(<DatePicker name="d" value={date} />);
    expect(screen.getByRole('spinbutton', { name: 'Month' })).toHaveTextContent('03');
    typeInto('Day', '5');
    expect(find('input[name="d"]')).toBe(input());
    expect(textOf()).toBe('03/12/2027');
    show(<DatePicker name="d" value={null} />);
    expect(input()).toHaveValue('');
    renderPicker(<DatePicker open value={null} />).show(<DatePicker open value={date} />);
    expect(day('12')).toHaveAttribute('aria-selected', 'true');
  },
);

claim(
  'a cleared field fills missing parts from its last value, a view from referenceDate',
  { 'date-pickers/base-concepts': 'the last valid value of a cleared field' },
  () => {
    const { onChange, read } = watch();
    const referenceDate = dayjs('2026-01-01T17:45');
    renderPicker(
      <DateField
        clearable
        defaultValue={date}
        referenceDate={referenceDate}
        onChange={onChange}
      />,
    );
    click(button('Clear'));
    expect(read()).toBeUndefined();
    typeInto('Month', '04132027');
    expect(read()).toBe('2027-04-13 10:30:00');
    renderPicker(<TimeField clearable defaultValue={date} onChange={onChange} />);
    click(button('Clear'));
    typeInto('Hours', '0715p');
    expect(read()).toBe('2027-03-12 19:15:00');
    renderPicker(
      <DatePicker
        defaultValue={date}
        referenceDate={referenceDate}
        onChange={onChange}
        slotProps={{ field: { clearable: true } }}
      />,
    );
    click(button('Clear'));
    openPicker();
    click(day('20'));
    expect(read()).toBe('2026-01-20 17:45:00');
  },
);

claim(
  'now, without smaller parts than the field shows; the start of the day in views',
  {
    'date-pickers/base-concepts':
      "A field rounds the current time down to the smallest part that it shows. A picker's views round it down to the start of the day.",
  },
  () => {
    const { onChange, read } = watch();
    const today = () => dayjs().format('YYYY-MM-DD');
    renderPicker(<TimeField ampm={false} format="HH" onChange={onChange} />);
    typeInto('Hours', '07');
    expect(read()).toBe(`${today()} 07:00:00`);
    renderPicker(<TimePicker open onChange={onChange} />);
    click(button('3 hours'));
    expect(read()).toBe(`${today()} 03:00:00`);
    renderPicker(<TimePicker open timeSteps={{ minutes: 60 }} onChange={onChange} />);
    click(button('03:00 AM'));
    expect(read()).toBe(`${today()} 03:00:00`);
    renderPicker(<DatePicker open views={['year']} onChange={onChange} />);
    click(button('2032'));
    expect(read()).toBe(`2032-${dayjs().format('MM-DD')} 00:00:00`);
  },
);
