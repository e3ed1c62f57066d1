/**
 * @jest-environment jsdom
 */
import { render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  SingleInputDateTimeRangeField,
  unstable_useSingleInputDateTimeRangeField as useSingleInputDateTimeRangeField,
  useDateTimeRangeManager,
  validateDateTimeRange,
  type DateRange,
  type SingleInputDateTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro';
import FerryCrossing from '../../../docs/date-pickers/date-time-range-field/FerryCrossing';
import LogQuery from '../../../docs/date-pickers/date-time-range-field/LogQuery';
import {
  button,
  click,
  fill,
  find,
  focus,
  followField,
  paste,
  press,
  renderPicker,
  section,
  textOf,
  type,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const start = dayjs('2027-03-12T17:00');
const end = dayjs('2027-03-15T08:00');
const write = (range: DateRange<Dayjs>) =>
  range.map((each) => each?.format('MM-DD HH:mm') ?? null);

const renderField = (
  props: SingleInputDateTimeRangeFieldProps = {},
  writeRange = write,
) =>
  followField(
    (onChange) => (
      <SingleInputDateTimeRangeField
        ampm={false}
        defaultValue={[start, end]}
        onChange={onChange}
        {...props}
      />
    ),
    writeRange,
  );

/** Records the values with their years. */
const renderYears = (props: SingleInputDateTimeRangeFieldProps) =>
  renderField(props, (range) =>
    range.map((each) => each?.format('YYYY-MM-DD HH') ?? null),
  );

claim(
  'ten sections; an incomplete end is null',
  {
    'date-pickers/date-time-range-field': [
      'By default, a single input has ten or more sections',
      'Each date is `null` while one of its sections is empty.',
    ],
  },
  () => {
    const last = renderField();
    expect(document.querySelectorAll('[role="spinbutton"]')).toHaveLength(10);
    focus(section('Hours', 1));
    press('Delete');
    expect(last.value).toEqual(['03-12 17:00', null]);
  },
);

claim(
  'codes: a reversed range, equal ends, moments and positions',
  {
    'date-pickers/date-time-range-field': [
      '`minDateTime` and `maxDateTime` limit both ends to one continuous period.',
      '`shouldDisableDate` receives the `position` as its second argument; `shouldDisableTime` receives the view.',
      "If both values follow these rules but the end is before the start, both codes are `'invalidRange'`. The start and the end may be equal.",
    ],
  },
  () => {
    const last = renderField();
    fill('Day', '10', 1);
    expect(last.code).toEqual(['invalidRange', 'invalidRange']);
    fill('Day', '12', 1);
    fill('Hours', '17', 1);
    expect(last.code).toEqual([null, null]);
    const spans = renderField({ minDateTime: start.hour(18) });
    fill('Day', '16', 1);
    expect(spans.code).toEqual(['minTime', null]);
    const positions = new Set<unknown>();
    const views = new Set<unknown>();
    renderField({
      shouldDisableDate: (_day, position) => {
        positions.add(position);
        return false;
      },
      shouldDisableTime: (_time, view) => {
        views.add(view);
        return false;
      },
    });
    expect([...positions].sort()).toEqual(['end', 'start']);
    expect([...views].sort()).toEqual(['hours', 'minutes', 'seconds']);
  },
);

claim(
  'with limits of date and time, times are compared with their date',
  {
    'date-pickers/date-time-range-field':
      'Do not combine `minTime` or `maxTime` with `minDateTime`, `maxDateTime`, `disablePast`, or `disableFuture`: the field would then also compare the dates of `minTime` and `maxTime`.',
  },
  () => {
    const maxTime = start.subtract(1, 'year').hour(23);
    const alone = renderField({ maxTime });
    fill('Day', '16', 1);
    expect(alone.code).toEqual([null, null]);
    const combined = renderField({ maxTime, minDateTime: start.subtract(1, 'month') });
    fill('Day', '16', 1);
    expect(combined.code).toEqual(['maxTime', 'maxTime']);
  },
);

claim(
  'text is split at the separator: a hyphen breaks a format with hyphens',
  {
    'date-pickers/date-time-range-field':
      '`dateSeparator` is the text between the two dates. The field splits pasted text at this separator. A hyphen would not work here',
  },
  () => {
    const text = (separator: string) => `03-20 10:00 ${separator} 03-21 11:00`;
    const format = 'MM-DD HH:mm';
    const good = renderField({ format, dateSeparator: 'to' });
    focus(section('Month'));
    paste(text('to'));
    expect(good.value).toEqual(['03-20 10:00', '03-21 11:00']);
    const bad = renderField({ format, dateSeparator: '-' });
    focus(section('Month'));
    paste(text('-'));
    expect(bad.value).not.toEqual(['03-20 10:00', '03-21 11:00']);
  },
);

claim(
  'the manager is for date and time; the hook accepts the props of the field',
  {
    'date-pickers/date-time-range-field': [
      '`useDateTimeRangeManager()` returns a manager that tells the field hooks that the value is a range of dates with times.',
      'For one input, use `useSingleInputDateTimeRangeField`',
    ],
  },
  () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let kind = '';
    let text = '';
    function Own() {
      const manager = useDateTimeRangeManager();
      kind = `${manager.valueType} ${manager.validator === validateDateTimeRange}`;
      const response: object = useSingleInputDateTimeRangeField({
        format: 'DD HH',
        value: [start, end],
        enableAccessibleFieldDOMStructure: false,
      } as never);
      if ('value' in response) text = String(response.value);
      return null;
    }
    renderPicker(<Own />);
    expect(kind).toBe('date-time true');
    expect(text.replace(/[^\d– ]/g, '')).toBe('12 17 – 15 08');
    silence.mockRestore();
  },
);

claim(
  'the query: buttons, the clear button',
  { 'date-pickers/date-time-range-field': 'Buttons can set common periods:' },
  () => {
    render(<LogQuery />);
    expect(textOf()).toBe('09-18 14:22:10 to 09-18 14:32:10');
    click(button('Last day'));
    expect(textOf()).toBe('09-17 14:32:10 to 09-18 14:32:10');
    fill('Day', '16');
    expect(screen.getByText(/since 2025-09-16T/)).toBeVisible();
    click(find('.clearButton'));
    expect(screen.getByText('since the beginning')).toBeVisible();
  },
);

claim(
  'the year comes from the last valid value, else from referenceDate',
  {
    'date-pickers/date-time-range-field':
      'Parts that are not in `format`, here the year, come from the last valid value or, if there is none, from `referenceDate`.',
  },
  () => {
    const props = { format: 'MM-DD HH', referenceDate: dayjs('2030-01-01') };
    const enter = () => {
      focus(section('Month'));
      type('041210041518');
    };
    const typed = ['2027-04-12 10', '2027-04-15 18'];
    const last = renderYears({ ...props, clearable: true });
    fill('Day', '11');
    expect(last.value).toEqual(['2027-03-11 17', '2027-03-15 08']);
    click(find('.clearButton'));
    expect(last.value).toEqual([null, null]);
    enter();
    expect(last.value).toEqual(typed);
    const empty = renderYears({ ...props, defaultValue: undefined });
    enter();
    expect(empty.value).toEqual(typed.map((each) => each.replace('2027', '2030')));
  },
);

claim(
  'the crossing: names, a column without a dash, a reason for one end',
  {
    'date-pickers/date-time-range-field': [
      'With two inputs, each input has its own label and helper text.',
      '`direction` and `spacing` arrange the inputs. The `separator` slot renders the dash between the inputs; the demo hides this dash with `sx`.',
    ],
  },
  () => {
    render(<FerryCrossing />);
    expect(screen.getByText('13 h 25 min at sea')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Arrives' })).toBeVisible();
    expect(find('.MuiMultiInputDateTimeRangeField-separator')).not.toBeVisible();
    expect(
      getComputedStyle(find('.MuiMultiInputDateTimeRangeField-root')).flexDirection,
    ).toBe('column');
    fill('Month', 'Oct', 1);
    expect(screen.getByText('Ferries run from May to September.')).toBeVisible();
  },
);
