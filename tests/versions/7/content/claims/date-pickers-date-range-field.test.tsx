/**
 * @jest-environment jsdom
 */
import { render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  MultiInputDateRangeField,
  SingleInputDateRangeField,
  type DateRange,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro';
import BirdSeasons from '../../../docs/date-pickers/date-range-field/BirdSeasons';
import ExtendRental from '../../../docs/date-pickers/date-range-field/ExtendRental';
import LeaveRequest from '../../../docs/date-pickers/date-range-field/LeaveRequest';
import {
  button,
  click,
  fill,
  find,
  followField,
  input,
  paste,
  press,
  renderPicker,
  section,
  textOf,
} from '../../support/pickerDom';

const start = dayjs('2027-03-12');
const end = dayjs('2027-03-15');

/** Texts of both ends, for assertions. */
const write = (range: DateRange<Dayjs>) =>
  range.map((each) => (each?.isValid() ? each.format('YYYY-MM-DD') : each && 'invalid'));

const renderSingle = (props: SingleInputDateRangeFieldProps<Dayjs> = {}) =>
  followField(
    (onChange) => (
      <SingleInputDateRangeField
        defaultValue={[start, end]}
        onChange={onChange}
        {...props}
      />
    ),
    write,
  );

test('an end that is incomplete is invalid, an empty one null', () => {
  const last = renderSingle();
  expect(textOf()).toBe('03/12/2027 – 03/15/2027');
  section('Month');
  press('Delete');
  expect(last.value).toEqual(['invalid', '2027-03-15']);
  press('a', { ctrlKey: true });
  press('Delete');
  expect(last.value).toEqual([null, null]);
});

test('codes: both ends for a turned range, one for a rule of one end', () => {
  const last = renderSingle();
  fill('Day', '16');
  expect(last.code).toEqual(['invalidRange', 'invalidRange']);
  fill('Day', '15');
  expect(last.code).toEqual([null, null]);
  const positions = new Set<string>();
  const ruled = renderSingle({
    minDate: dayjs('2027-03-14'),
    shouldDisableDate: (_day, position) => {
      positions.add(position);
      return false;
    },
  });
  fill('Day', '16');
  expect(ruled.code).toEqual(['invalidRange', 'invalidRange']);
  fill('Day', '13');
  expect(ruled.code).toEqual(['minDate', null]);
  expect([...positions].sort()).toEqual(['end', 'start']);
});

test('paste splits at the separator; the clear button empties both ends', () => {
  const onClear = jest.fn();
  const last = renderSingle({ dateSeparator: 'to', clearable: true, onClear });
  expect(textOf()).toBe('03/12/2027 to 03/15/2027');
  section('Month');
  press('a', { ctrlKey: true });
  paste('04/01/2027 to 04/09/2027');
  expect(last.value).toEqual(['2027-04-01', '2027-04-09']);
  click(find('.clearButton'));
  expect([last.value, onClear.mock.calls.length]).toEqual([[null, null], 1]);
});

test('sections count through in one input; with two, the focused one speaks', () => {
  const selected: unknown[] = [];
  const onSelectedSectionsChange = (next: unknown) => void selected.push(next);
  renderSingle({ onSelectedSectionsChange });
  section('Year', 1);
  expect(selected.splice(0)).toEqual([5]);
  renderPicker(
    <MultiInputDateRangeField
      defaultValue={[start, end]}
      onSelectedSectionsChange={onSelectedSectionsChange}
    />,
  );
  section('Year', 1);
  expect(selected.pop()).toBe(2);
});

test('two inputs: no label alone', () => {
  renderPicker(<MultiInputDateRangeField defaultValue={[start, end]} />);
  expect(document.querySelector('label')).toBeNull();
  expect([textOf(0), textOf(1)]).toEqual(['03/12/2027', '03/15/2027']);
});

test('the request counts working days and explains', () => {
  render(<LeaveRequest />);
  expect(screen.getByText('8 days of leave')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'First day' })).toBeVisible();
  fill('Day', '15');
  expect(screen.getByText(/working day/)).toBeVisible();
  fill('Day', '28');
  expect(screen.getByText(/lies before/)).toBeVisible();
  fill('Day', '24');
  click(button('Request'));
  expect(screen.getByText('Sent 2027-05-24/2027-05-25')).toBeVisible();
});

test('the rental: a week more, and the focus in the day of the return', () => {
  render(<ExtendRental />);
  click(button('One week more'));
  expect(textOf(1)).toBe('03/22/2027');
  click(button('Type the return'));
  expect(document.activeElement).toBe(input(1));
});

test('seasons have no year and can be cleared', () => {
  render(<BirdSeasons />);
  expect(textOf()).toBe('05 May to 10 Aug');
  click(find('.clearButton'));
  expect(screen.getByText('Swift: all year')).toBeVisible();
});
