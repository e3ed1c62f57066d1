/**
 * @jest-environment jsdom
 */
import { fireEvent, screen, within } from '@testing-library/react';
import dayjs from 'dayjs';
import {
  DateCalendar,
  DateTimePicker,
  MobileDatePicker,
  MobileDateTimePicker,
  StaticDatePicker,
  StaticDateTimePicker,
  usePickerAdapter,
  usePickerContext,
} from '@mui/x-date-pickers';
import {
  DateRangeCalendar,
  DateRangePickerDay2,
  MobileTimeRangePicker,
  usePickerRangePositionContext,
  type PickersRangeCalendarHeaderProps,
} from '@mui/x-date-pickers-pro';
import FaresPerDay from '../../../docs/date-pickers/custom-components/FaresPerDay';
import SelectMonthAndYear from '../../../docs/date-pickers/custom-components/SelectMonthAndYear';
import ShowWeekdayInToolbar from '../../../docs/date-pickers/custom-components/ShowWeekdayInToolbar';
import SwitchEnds from '../../../docs/date-pickers/custom-components/SwitchEnds';
import TabsWithValues from '../../../docs/date-pickers/custom-components/TabsWithValues';
import { defaultOf } from '../../support/components/readApi';
import {
  click,
  day,
  find,
  has,
  openPicker,
  renderPicker,
} from '../../support/components/pickerDom';

const date = dayjs('2027-03-12T10:30');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('the defaults of the slots', () => {
  expect(defaultOf('PickersCalendarHeader', 'format')).toBe(
    '`${adapter.formats.month} ${adapter.formats.year}`',
  );
  renderPicker(<DateCalendar value={date} />);
  expect(has('.MuiPickersDay-root')).toBe(true);
  expect(has('.MuiPickersCalendarHeader-root')).toBe(true);
  renderPicker(<DateRangeCalendar value={[date, date]} />);
  expect(has('.MuiDateRangePickerDay-root')).toBe(true);
  expect(document.querySelectorAll('.MuiPickersArrowSwitcher-root')).toHaveLength(2);
});

test('PickerDay2 uses variables for its size; a price is part of the name of a day', () => {
  renderPicker(<FaresPerDay />);
  expect(screen.getByRole('gridcell', { name: '17 49 €' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const style = getComputedStyle(find('.MuiPickerDay2-root'));
  expect(style.getPropertyValue('--PickerDay-size')).toBe('40px');
  expect(style.getPropertyValue('--PickerDay-horizontalMargin')).toBe('2px');
});

test('props of a day, and of a day of a range', () => {
  const single = jest.fn<null, [object]>(() => null);
  renderPicker(<DateCalendar value={date} slots={{ day: single }} />);
  const keys = (spy: typeof single) =>
    new Set(spy.mock.calls.flatMap(([props]) => Object.keys(props)));
  for (const name of [
    'day',
    'selected',
    'disabled',
    'today',
    'outsideCurrentMonth',
    'onDaySelect',
    'onKeyDown',
    'isFirstVisibleCell',
    'isLastVisibleCell',
  ])
    expect([...keys(single)]).toContain(name);
  const range = jest.fn<null, [object]>(() => null);
  renderPicker(<DateRangeCalendar value={[date, date]} slots={{ day: range }} />);
  for (const name of [
    'isHighlighting',
    'isStartOfHighlighting',
    'isEndOfHighlighting',
    'isPreviewing',
    'isStartOfPreviewing',
    'isEndOfPreviewing',
    'draggable',
  ])
    expect([...keys(range)]).toContain(name);
  renderPicker(
    <DateRangeCalendar value={[date, date]} slots={{ day: DateRangePickerDay2 }} />,
  );
  expect(has('.MuiDateRangePickerDay2-root')).toBe(true);
});

test('the custom header changes month and year, and names the grid', () => {
  renderPicker(<SelectMonthAndYear />);
  expect(screen.getByRole('grid', { name: 'June 1968' })).toBeVisible();
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: '1990' } });
  expect(screen.getByRole('grid', { name: 'June 1990' })).toBeVisible();
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '0' } });
  expect(screen.getByRole('grid', { name: 'January 1990' })).toBeVisible();
  const years = within(screen.getByLabelText('Year')).getAllByRole('option');
  expect([years[0]?.textContent, years.at(-1)?.textContent]).toEqual(['1930', '2012']);
});

test('props of the header, and of a header per month', () => {
  const header = jest.fn<null, [object]>(() => null);
  renderPicker(<DateCalendar value={date} slots={{ calendarHeader: header }} />);
  expect(Object.keys(header.mock.calls[0]![0]).sort()).toEqual(
    expect.arrayContaining([
      'currentMonth',
      'disableFuture',
      'disablePast',
      'disabled',
      'labelId',
      'maxDate',
      'minDate',
      'onMonthChange',
      'onViewChange',
      'reduceAnimations',
      'timezone',
      'view',
      'views',
    ]),
  );
  const months = jest.fn<null, [PickersRangeCalendarHeaderProps]>(() => null);
  renderPicker(
    <DateRangeCalendar value={[date, date]} slots={{ calendarHeader: months }} />,
  );
  const seen = months.mock.calls.slice(-2).map(([props]) => props);
  expect(seen.map(({ calendars, monthIndex }) => [calendars, monthIndex])).toEqual([
    [2, 0],
    [2, 1],
  ]);
  const format = (value: dayjs.Dayjs) => value.format('YYYY-MM');
  expect(
    seen.map(({ currentMonth, month }) => [format(currentMonth), format(month)]),
  ).toEqual([
    ['2027-03', '2027-03'],
    ['2027-03', '2027-04'],
  ]);
  renderPicker(
    <DateCalendar value={date} slotProps={{ calendarHeader: { format: 'MM/YYYY' } }} />,
  );
  expect(screen.getByText('03/2027')).toBeVisible();
});

test('toolbar and tabs: in static pickers and dialogs, and optionally in a popper', () => {
  const toolbar = '.MuiPickersLayout-toolbar';
  const tabs = '.MuiDateTimePickerTabs-root';
  const areShown = () => [has(toolbar), has(tabs)];
  renderPicker(<StaticDateTimePicker />);
  expect(areShown()).toEqual([true, true]);
  renderPicker(<MobileDateTimePicker open />);
  expect(areShown()).toEqual([true, true]);
  renderPicker(<DateTimePicker open />);
  expect(areShown()).toEqual([false, false]);
  renderPicker(
    <DateTimePicker
      open
      slotProps={{ toolbar: { hidden: false }, tabs: { hidden: false } }}
    />,
  );
  expect(areShown()).toEqual([true, true]);
  renderPicker(
    <StaticDatePicker
      value={date}
      slotProps={{ toolbar: { toolbarFormat: 'YYYY/MM' } }}
    />,
  );
  expect(find(toolbar)).toHaveTextContent('2027/03');
  renderPicker(<StaticDatePicker slotProps={{ toolbar: { toolbarPlaceholder: '?' } }} />);
  expect(find(toolbar)).toHaveTextContent('?');
});

test('icons of the tabs', () => {
  renderPicker(
    <StaticDateTimePicker
      slotProps={{ tabs: { dateIcon: <b>D</b>, timeIcon: <b>T</b> } }}
    />,
  );
  expect(find('.MuiDateTimePickerTabs-root')).toHaveTextContent('DT');
  renderPicker(
    <MobileTimeRangePicker open slotProps={{ tabs: { timeIcon: <b>T</b> } }} />,
  );
  expect(find('.MuiTimeRangePickerTabs-root')).toHaveTextContent('T');
});

test('custom toolbar: a button per view, and the title names the dialog', () => {
  renderPicker(<ShowWeekdayInToolbar />);
  openPicker();
  const dialog = screen.getByRole('dialog', { name: 'Day of the wedding' });
  expect(within(dialog).getByRole('button', { name: 'Sat 19' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  click(within(dialog).getByRole('button', { name: '2027' }));
  const chosen = find('[role="dialog"] [role="radio"][aria-checked="true"]');
  expect(chosen).toHaveTextContent('2027');
  expect(chosen).toBeVisible();
});

test('custom tabs switch the view', () => {
  renderPicker(<TabsWithValues />);
  click(screen.getByRole('tab', { name: '2:15 PM' }));
  expect(screen.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
});

test('the custom toolbar of a range switches between start and end', () => {
  renderPicker(<SwitchEnds />);
  const end = screen.getByRole('button', { name: 'Return Oct 8' });
  click(end);
  expect(end).toHaveAttribute('aria-pressed', 'true');
  click(day('15'));
  expect(screen.getByRole('button', { name: 'Return Oct 15' })).toBeVisible();
});

test('the context hooks require a picker around them, the adapter hook does not', () => {
  const Context = () => <>{String(usePickerContext().open)}</>;
  const Position = () => <>{usePickerRangePositionContext().rangePosition}</>;
  const Adapter = () => <>{usePickerAdapter().format(date, 'keyboardDate')}</>;
  expect(() => renderPicker(<Context />)).toThrow('usePickerContext');
  expect(() =>
    renderPicker(<DateCalendar slots={{ calendarHeader: Context }} />),
  ).toThrow('usePickerContext');
  expect(() => renderPicker(<Position />)).toThrow('usePickerRangePositionContext');
  renderPicker(<Adapter />);
  expect(screen.getByText('03/12/2027')).toBeVisible();
});

test('what usePickerContext returns', () => {
  let keys: string[] = [];
  function Spy() {
    keys = Object.keys(usePickerContext());
    return null;
  }
  renderPicker(<MobileDatePicker open slots={{ toolbar: Spy }} />);
  expect(keys.sort()).toEqual([
    'acceptValueChanges',
    'autoFocus',
    'cancelValueChanges',
    'clearValue',
    'disabled',
    'fieldFormat',
    'goToNextStep',
    'hasNextStep',
    'initialView',
    'label',
    'name',
    'open',
    'orientation',
    'popupRef',
    'readOnly',
    'reduceAnimations',
    'rootClassName',
    'rootRef',
    'rootSx',
    'setOpen',
    'setValue',
    'setValueToToday',
    'setView',
    'timezone',
    'triggerRef',
    'triggerStatus',
    'value',
    'variant',
    'view',
    'views',
  ]);
});
