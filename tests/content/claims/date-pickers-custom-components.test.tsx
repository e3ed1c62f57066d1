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
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

claim(
  'the defaults of the slots',
  {
    'date-pickers/custom-components': [
      '`day` | `PickersDay`; `DateRangePickerDay` for ranges',
      '`calendarHeader` | `PickersCalendarHeader`; `PickersRangeCalendarHeader` for ranges',
      '`format` | the format of that text, by default the full month and the year',
    ],
  },
  () => {
    expect(defaultOf('PickersCalendarHeader', 'format')).toBe(
      '`${adapter.formats.month} ${adapter.formats.year}`',
    );
    renderPicker(<DateCalendar value={date} />);
    expect(has('.MuiPickersDay-root')).toBe(true);
    expect(has('.MuiPickersCalendarHeader-root')).toBe(true);
    renderPicker(<DateRangeCalendar value={[date, date]} />);
    expect(has('.MuiDateRangePickerDay-root')).toBe(true);
    expect(document.querySelectorAll('.MuiPickersArrowSwitcher-root')).toHaveLength(2);
  },
);

claim(
  'PickerDay2 uses variables for its size; a price is part of the name of a day',
  {
    'date-pickers/custom-components': [
      'the CSS variables `--PickerDay-size` and `--PickerDay-horizontalMargin` set its size',
      'whose name includes its number and the meaning of its color or dot, as in the first demo',
    ],
  },
  () => {
    renderPicker(<FaresPerDay />);
    expect(screen.getByRole('gridcell', { name: '17 49 €' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const style = getComputedStyle(find('.MuiPickerDay2-root'));
    expect(style.getPropertyValue('--PickerDay-size')).toBe('40px');
    expect(style.getPropertyValue('--PickerDay-horizontalMargin')).toBe('2px');
  },
);

claim(
  'props of a day, and of a day of a range',
  {
    'date-pickers/custom-components': [
      "The component in the `day` slot receives `day` and the day's state, such as `selected`, `disabled`, `today`, and `outsideCurrentMonth`.",
      'It has more props: `isHighlighting`, `isStartOfHighlighting`, and `isEndOfHighlighting` for the selected range',
    ],
  },
  () => {
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
  },
);

claim(
  'the custom header changes month and year, and names the grid',
  {
    'date-pickers/custom-components': [
      '`currentMonth`, `onMonthChange` | the visible month, and the function that changes it',
      '`labelId` | the id of the text that names the grid of days',
    ],
  },
  () => {
    renderPicker(<SelectMonthAndYear />);
    expect(screen.getByRole('grid', { name: 'June 1968' })).toBeVisible();
    fireEvent.change(screen.getByLabelText('Year'), { target: { value: '1990' } });
    expect(screen.getByRole('grid', { name: 'June 1990' })).toBeVisible();
    fireEvent.change(screen.getByLabelText('Month'), { target: { value: '0' } });
    expect(screen.getByRole('grid', { name: 'January 1990' })).toBeVisible();
    const years = within(screen.getByLabelText('Year')).getAllByRole('option');
    expect([years[0]?.textContent, years.at(-1)?.textContent]).toEqual(['1930', '2012']);
  },
);

claim(
  'props of the header, and of a header per month',
  {
    'date-pickers/custom-components': [
      'The header receives `PickersCalendarHeaderProps`:',
      "pass `slotProps={{ calendarHeader: { format: 'MM/YYYY' } }}`",
      'The header of `DateRangeCalendar` also receives `calendars`, `month`, and `monthIndex`, because each month has its own header. `currentMonth` is the month at `currentMonthCalendarPosition`, by default the first.',
    ],
  },
  () => {
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
  },
);

claim(
  'toolbar and tabs: in static pickers and dialogs, and optionally in a popper',
  {
    'date-pickers/custom-components': [
      'By default, static pickers and dialogs have a toolbar. To show the toolbar in a popper, pass `slotProps={{ toolbar: { hidden: false } }}`.',
      'The default toolbars accept `toolbarFormat` for the date format, `toolbarPlaceholder` for an empty value, `hidden`',
      'By default, dialogs and `StaticDateTimePicker` show the tabs.',
      '`hidden` shows or hides the tabs, even in a popper.',
    ],
  },
  () => {
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
    renderPicker(
      <StaticDatePicker slotProps={{ toolbar: { toolbarPlaceholder: '?' } }} />,
    );
    expect(find(toolbar)).toHaveTextContent('?');
  },
);

claim(
  'icons of the tabs',
  {
    'date-pickers/custom-components':
      'To change the icons, pass `dateIcon` and `timeIcon` in `slotProps.tabs`; `TimeRangePickerTabs` has only `timeIcon`.',
  },
  () => {
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
  },
);

claim(
  'custom toolbar: a button per view, and the title names the dialog',
  {
    'date-pickers/custom-components':
      'In a custom toolbar, put `titleId` on the title, because the title names the dialog.',
  },
  () => {
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
  },
);

claim(
  'custom tabs switch the view',
  {
    'date-pickers/custom-components':
      'Tabs switch between the date and the time, and between the start and the end of a range.',
  },
  () => {
    renderPicker(<TabsWithValues />);
    click(screen.getByRole('tab', { name: '2:15 PM' }));
    expect(screen.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
    renderPicker(<MobileTimeRangePicker open />);
    const isSelected = (name: string) =>
      screen.getByRole('tab', { name }).getAttribute('aria-selected');
    expect([isSelected('Start'), isSelected('End')]).toEqual(['true', 'false']);
    click(screen.getByRole('tab', { name: 'End' }));
    expect([isSelected('Start'), isSelected('End')]).toEqual(['false', 'true']);
  },
);

claim(
  'the custom toolbar of a range switches between start and end',
  {
    'date-pickers/custom-components':
      "`usePickerRangePositionContext()` returns `rangePosition`, which is `'start'` or `'end'`, and `setRangePosition()`.",
  },
  () => {
    renderPicker(<SwitchEnds />);
    const end = screen.getByRole('button', { name: 'Return Oct 8' });
    click(end);
    expect(end).toHaveAttribute('aria-pressed', 'true');
    click(day('15'));
    expect(screen.getByRole('button', { name: 'Return Oct 15' })).toBeVisible();
  },
);

claim(
  'the context hooks require a picker around them, the adapter hook does not',
  {
    'date-pickers/custom-components': [
      'It throws an error outside a picker; a standalone `DateCalendar` is not a picker.',
      '`usePickerAdapter()` returns the adapter of the `LocalizationProvider`.',
      'It throws an error outside a range picker.',
    ],
  },
  () => {
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
  },
);

claim(
  'what usePickerContext returns',
  {
    'date-pickers/custom-components': [
      `value, timezone | the current value, whether accepted or not, and its time zone |
open, disabled, readOnly, autoFocus | the state of the picker |
view, views, initialView | the open view, all views, and the view that opens first |
hasNextStep | whether Next would lead to another step |
variant, orientation, reduceAnimations | popper or dialog, portrait or landscape, and whether animations are reduced |
label, name, fieldFormat | the label, name, and format of the field |
triggerRef, triggerStatus | the element that anchors the popper, and whether the control that opens the picker is shown and enabled |
popupRef, rootRef, rootClassName, rootSx | refs and styles for the root elements of your parts`,
      '`usePickerContext()` also returns the functions of `usePickerActionsContext`, such as `setValue()` and `setView()`.',
    ],
  },
  () => {
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
  },
);
