/**
 * @jest-environment jsdom
 */
import { render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  MultiInputTimeRangeField,
  SingleInputTimeRangeField,
  unstable_useSingleInputTimeRangeField as useSingleInputTimeRangeField,
  useTimeRangeManager,
  validateTimeRange,
  type DateRange,
  type SingleInputTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro';
import ExamSlot from '../../../docs/date-pickers/time-range-field/ExamSlot';
import MuseumWeek from '../../../docs/date-pickers/time-range-field/MuseumWeek';
import NightRate from '../../../docs/date-pickers/time-range-field/NightRate';
import {
  button,
  click,
  fill,
  focus,
  followField,
  isInvalid,
  renderPicker,
  section,
  textOf,
  type,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const start = dayjs('2027-03-12T10:30');
const end = dayjs('2027-03-12T16:00');
const write = (range: DateRange<Dayjs>) =>
  range.map((each) => each?.format('YYYY-MM-DD HH:mm') ?? null);

const renderField = (props: SingleInputTimeRangeFieldProps = {}) =>
  followField(
    (onChange) => (
      <SingleInputTimeRangeField ampm={false} onChange={onChange} {...props} />
    ),
    write,
  );

claim(
  'eight digits fill it; the days come from the reference, or are today',
  {
    'date-pickers/time-range-field': [
      'because typing is faster than choosing',
      'Each date is `null` while one of its sections is empty. Times entered in an empty field get the day of `referenceDate`, which defaults to today.',
    ],
  },
  () => {
    const last = renderField({ referenceDate: dayjs('2027-05-04') });
    focus(section('Hours'));
    type('0930');
    expect(last.value).toEqual(['2027-05-04 09:30', null]);
    type('1100');
    expect(last.value).toEqual(['2027-05-04 09:30', '2027-05-04 11:00']);
    const today = renderField();
    focus(section('Hours'));
    type('09301100');
    const day = dayjs().format('YYYY-MM-DD');
    expect(today.value).toEqual([`${day} 09:30`, `${day} 11:00`]);
  },
);

claim(
  'a reversed range, unless a time violates its own rule or is missing',
  {
    'date-pickers/time-range-field': [
      "By default, both times are on the same day, so 22:00 to 06:00 is an invalid range, and the error is `['invalidRange', 'invalidRange']`.",
      "The code is `'invalidRange'` only if both times are complete and pass their own rules.",
    ],
  },
  () => {
    const last = renderField({ defaultValue: [start, end], maxTime: start.hour(18) });
    fill('Hours', '17');
    expect(last.code).toEqual(['invalidRange', 'invalidRange']);
    fill('Hours', '19');
    expect(last.code).toEqual(['maxTime', null]);
    const across = renderField({ defaultValue: [start, end] });
    fill('Hours', '09', 1);
    expect(across.code).toEqual(['invalidRange', 'invalidRange']);
  },
);

claim(
  'limits ignore the day, or compare full moments',
  {
    'date-pickers/time-range-field':
      'By default, `minTime` and `maxTime` ignore the day. With `disableIgnoringDatePartForTimeValidation`, the comparison includes the day.',
  },
  () => {
    const limit = {
      defaultValue: [start, end] as DateRange<Dayjs>,
      minTime: dayjs('2020-01-01T12:00'),
    };
    const last = renderField(limit);
    fill('Minutes', '15', 1);
    expect(last.code).toEqual(['minTime', null]);
    const full = renderField({
      ...limit,
      disableIgnoringDatePartForTimeValidation: true,
    });
    fill('Minutes', '15', 1);
    expect(full.code).toEqual([null, null]);
  },
);

claim(
  'two inputs have no label by default',
  { 'date-pickers/time-range-field': 'The two inputs have no label by default.' },
  () => {
    renderPicker(<MultiInputTimeRangeField ampm={false} defaultValue={[start, end]} />);
    expect(document.querySelector('label')).toBeNull();
    expect([textOf(0), textOf(1)]).toEqual(['10:30', '16:00']);
  },
);

claim(
  'the manager is for times, and the hook accepts the props of the field',
  {
    'date-pickers/time-range-field': [
      '`useTimeRangeManager()` returns a manager for time ranges.',
      'For one input, use `useSingleInputTimeRangeField`',
    ],
  },
  () => {
    let kind = '';
    let text = '';
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    function Watch() {
      const manager = useTimeRangeManager();
      kind = `${manager.valueType} ${manager.validator === validateTimeRange}`;
      return null;
    }
    renderPicker(<Watch />);
    function Own() {
      const response: object = useSingleInputTimeRangeField({
        ampm: false,
        value: [start, end],
        enableAccessibleFieldDOMStructure: false,
      } as never);
      if ('value' in response) text = String(response.value);
      return null;
    }
    renderPicker(<Own />);
    expect(kind).toBe('time true');
    expect(text.replace(/[^\d:–]/g, '')).toBe('10:30–16:00');
    silence.mockRestore();
  },
);

claim(
  'the museum: hours per week, names, closed days',
  {
    'date-pickers/time-range-field':
      'In the demo, the day is next to the inputs, so they have an `aria-label` instead.',
  },
  () => {
    render(<MuseumWeek />);
    expect(screen.getByText('17.5 hours a week')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Tuesday, closes' })).toBeVisible();
    click(screen.getByRole('checkbox', { name: 'Wednesday' }));
    expect(screen.getByText('7 hours a week')).toBeVisible();
  },
);

claim(
  'the night rate spans midnight, and its digits are preserved',
  {
    'date-pickers/time-range-field': [
      'To allow such a range, move the end to the next day in `onChange`:',
      'The field shows the same text, because only the day changes. In this demo, two equal times form a 24-hour range.',
    ],
  },
  () => {
    render(<NightRate />);
    expect(screen.getByText('8 h at €0.18')).toBeVisible();
    fill('Hours', '23', 1);
    expect(screen.getByText('1 h at €0.18')).toBeVisible();
    fill('Hours', '05', 1);
    expect(screen.getByText('7 h at €0.18')).toBeVisible();
    expect([textOf(), isInvalid()]).toEqual(['22:00 to 05:00', false]);
    fill('Hours', '22', 1);
    expect(screen.getByText('24 h at €0.18')).toBeVisible();
  },
);

claim(
  'the exam: a reason for each end, and the text of the form',
  {
    'date-pickers/time-range-field': [
      '`onError` receives an array with one code for the start and one for the end:',
      'a single input with a `name` submits its whole text, such as `08:30 / 09:10`',
    ],
  },
  () => {
    render(<ExamSlot />);
    expect(
      screen.getByText('Start: rooms open at 8:00. End: use steps of ten minutes.'),
    ).toBeVisible();
    fill('Hours', '09');
    fill('Minutes', '10', 1);
    expect(screen.getByText(/the end lies before the start/)).toBeVisible();
    fill('Hours', '08');
    fill('Hours', '09', 1);
    click(button('Plan the exam'));
    expect(screen.getByText('slot=08:30 / 09:10')).toBeVisible();
  },
);
