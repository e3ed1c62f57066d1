/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  MultiInputDateRangeField,
  PickersTextField,
  SingleInputDateRangeField,
  unstable_useSingleInputDateRangeField as useSingleInputDateRangeField,
  type DateRange,
  type PickersTextFieldProps,
  type SingleInputDateRangeFieldProps,
  type UseSingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro';
import BirdSeasons from '../../../docs/date-pickers/date-range-field/BirdSeasons';
import ExtendRental from '../../../docs/date-pickers/date-range-field/ExtendRental';
import LeaveRequest from '../../../docs/date-pickers/date-range-field/LeaveRequest';
import ProjectPhaseField from '../../../docs/date-pickers/date-range-field/ProjectPhaseField';
import {
  button,
  click,
  fill,
  find,
  focus,
  followField,
  input,
  paste,
  press,
  renderPicker,
  section,
  textOf,
  type,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const start = dayjs('2027-03-12');
const end = dayjs('2027-03-15');

/** Texts of both ends, for assertions. */
const write = (range: DateRange<Dayjs>) =>
  range.map((each) => (each?.isValid() ? each.format('YYYY-MM-DD') : each));

const renderSingle = (props: SingleInputDateRangeFieldProps = {}) =>
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

claim(
  'one input: an end can be null; the arrow key moves from start to end',
  {
    'date-pickers/date-range-field': [
      'Each date is `null` while any of its sections is empty.',
      'In one input, → moves from the last section of the start to the first section of the end.',
    ],
  },
  () => {
    const last = renderSingle();
    expect(textOf()).toBe('03/12/2027 – 03/15/2027');
    focus(section('Month'));
    press('Delete');
    expect(last.value).toEqual([null, '2027-03-15']);
    focus(section('Year'));
    press('ArrowRight');
    expect(document.activeElement).toBe(section('Month', 1));
  },
);

claim(
  'codes: both ends for a reversed range, one for a rule of one end',
  {
    'date-pickers/date-range-field': [
      'The second argument of `shouldDisableDate` is the `position`, so the start and the end can have different rules.',
      "If both ends are complete and follow their own rules, but the last day is before the first, both codes are `'invalidRange'`. The start and the end may be the same day.",
    ],
  },
  () => {
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
  },
);

claim(
  'paste splits at the separator; the clear button empties both ends',
  {
    'date-pickers/date-range-field': [
      'In one input, pasted text is split at the separator.',
      '`clearable` adds a button that clears both ends and calls `onClear`.',
    ],
  },
  () => {
    const onClear = jest.fn();
    const last = renderSingle({ dateSeparator: 'to', clearable: true, onClear });
    expect(textOf()).toBe('03/12/2027 to 03/15/2027');
    focus(section('Month'));
    paste('04/01/2027 to 04/09/2027');
    expect(last.value).toEqual(['2027-04-01', '2027-04-09']);
    click(find('.clearButton'));
    expect([last.value, onClear.mock.calls.length]).toEqual([[null, null], 1]);
  },
);

claim(
  'the last valid value, else referenceDate, fills both ends',
  {
    'date-pickers/date-range-field':
      'Parts that are not in the format come from the last valid value, even after users clear the field. If there is no such value, they come from `referenceDate`',
  },
  () => {
    const props = { defaultValue: undefined, format: 'D MMM' };
    const enter = () => {
      focus(section('Day'));
      type('12mar15apr');
    };
    const both = renderSingle({ ...props, referenceDate: dayjs('2030-01-01') });
    enter();
    expect(both.value).toEqual(['2030-03-12', '2030-04-15']);
    const cleared = renderSingle({
      format: 'D MMM',
      referenceDate: dayjs('2030-01-01'),
      clearable: true,
    });
    click(find('.clearButton'));
    expect(cleared.value).toEqual([null, null]);
    enter();
    expect(cleared.value).toEqual(['2027-03-12', '2027-04-15']);
  },
);

claim(
  'sections are numbered across one input; with two, the focused one is reported',
  {
    'date-pickers/date-range-field': [
      'With two inputs, `selectedSections` and `onSelectedSectionsChange` apply to the input that has focus.',
      'in `MM/DD/YYYY`, 0 to 2 are the start, and 3 to 5 are the end',
    ],
  },
  () => {
    const selected: unknown[] = [];
    const onSelectedSectionsChange = (next: unknown) => void selected.push(next);
    renderSingle({ onSelectedSectionsChange });
    focus(section('Year', 1));
    expect(selected.splice(0)).toEqual([5]);
    renderPicker(
      <MultiInputDateRangeField
        defaultValue={[start, end]}
        onSelectedSectionsChange={onSelectedSectionsChange}
      />,
    );
    focus(section('Year', 1));
    expect(selected.pop()).toBe(2);
  },
);

claim(
  'two inputs: no common label; a name for each position',
  {
    'date-pickers/date-range-field': 'Two inputs are two groups, each with its own name.',
  },
  () => {
    renderPicker(
      <MultiInputDateRangeField
        defaultValue={[start, end]}
        slotProps={{ textField: ({ position }) => ({ name: `leave-${position}` }) }}
      />,
    );
    expect(document.querySelector('label')).toBeNull();
    expect([input(0).name, input(1).name]).toEqual(['leave-start', 'leave-end']);
    expect([textOf(0), textOf(1)]).toEqual(['03/12/2027', '03/15/2027']);
    focus(section('Year'));
    press('ArrowRight');
    expect(document.activeElement).toBe(section('Year'));
  },
);

claim(
  'two inputs are disabled or read-only together, by props of the field',
  {
    'date-pickers/date-range-field':
      "With two inputs, the field's `disabled` and `readOnly` apply to both. In `slotProps.textField`, these props have no effect.",
  },
  () => {
    const states = () =>
      [section('Day', 0), section('Day', 1)].map(({ ariaDisabled, ariaReadOnly }) => [
        ariaDisabled,
        ariaReadOnly,
      ]);
    renderPicker(<MultiInputDateRangeField disabled />);
    expect(states()).toEqual([
      ['true', 'false'],
      ['true', 'false'],
    ]);
    renderPicker(<MultiInputDateRangeField readOnly />);
    expect(states()).toEqual([
      ['false', 'true'],
      ['false', 'true'],
    ]);
    renderPicker(
      <MultiInputDateRangeField
        slotProps={{
          textField: ({ position }) => ({
            disabled: position === 'start',
            readOnly: true,
          }),
        }}
      />,
    );
    expect(states()).toEqual([
      ['false', 'false'],
      ['false', 'false'],
    ]);
  },
);

claim(
  'the request counts working days and explains errors',
  {
    'date-pickers/date-range-field':
      "To set labels, pass a function as `slotProps.textField`; it receives the `position`, `'start'` or `'end'`.",
  },
  () => {
    render(<LeaveRequest />);
    expect(screen.getByText('8 days of leave')).toBeVisible();
    expect(screen.getByRole('group', { name: 'First day' })).toBeVisible();
    fill('Day', '15');
    expect(screen.getByText(/working day/)).toBeVisible();
    fill('Day', '28');
    expect(screen.getByText(/lies before/)).toBeVisible();
    fill('Day', '24');
    click(button('Request'));
    expect(screen.getByText('Sent 2027-05-24/2027-05-25')).toBeVisible();
  },
);

claim(
  'the rental: a week more, and focus on the day of the return',
  {
    'date-pickers/date-range-field':
      'Here, one button adds a week, and the other focuses the return date:',
  },
  () => {
    render(<ExtendRental />);
    click(button('One week more'));
    expect(textOf(1)).toBe('03/22/2027');
    click(button('Type the return'));
    expect(document.activeElement).toBe(section('Day', 1));
  },
);

claim(
  'seasons have no year and can be cleared',
  {
    'date-pickers/date-range-field': [
      '`dateSeparator` is the text between them',
      '`clearable` adds a button that clears both ends',
    ],
  },
  () => {
    render(<BirdSeasons />);
    expect(textOf()).toBe('05 May to 10 Aug');
    click(find('.clearButton'));
    expect(screen.getByText('Swift: all year')).toBeVisible();
  },
);

claim(
  'the custom field is a range with rules',
  {
    'date-pickers/date-range-field':
      'Render the inputs in any layout, for example one below the other with the duration in between:',
  },
  () => {
    const logError = jest.spyOn(console, 'error');
    render(<ProjectPhaseField />);
    expect(logError).not.toHaveBeenCalled();
    expect(screen.getByText('10 weeks')).toBeVisible();
    fill('Month', '07', 1);
    expect(screen.getByText('14 weeks')).toBeVisible();
    fill('Month', '03', 0);
    expect(find('.Mui-error')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Kick-off' })).toBeVisible();
  },
);

claim(
  'the hook for one input returns the sections',
  {
    'date-pickers/date-range-field':
      "`useSingleInputDateRangeField` accepts the field's props and returns the props for the text field, with its sections in `elements`.",
  },
  () => {
    // The hook also returns props for buttons, which the text field would pass to the DOM.
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let count = 0;
    function PlainField(props: UseSingleInputDateRangeFieldProps<true>) {
      const response: unknown = useSingleInputDateRangeField(props);
      const field = response as PickersTextFieldProps;
      count = field.elements.length;
      return <PickersTextField {...field} />;
    }
    renderPicker(<PlainField defaultValue={[start, end]} />);
    expect(count).toBe(6);
    expect(textOf()).toBe('03/12/2027 – 03/15/2027');
    silence.mockRestore();
  },
);

claim(
  'ids of two inputs repeat from field to field, unless they are set',
  {
    'date-pickers/date-range-field':
      'Without a picker, all fields with two inputs use the same ids, so a label may name the wrong input. If a page has several such fields, set an `id` for each `position`, as in the demo.',
  },
  () => {
    const label = { textField: () => ({ label: 'Day' }) };
    const ids = () => [...document.querySelectorAll('label')].map((each) => each.htmlFor);
    renderPicker(
      <React.Fragment>
        <MultiInputDateRangeField slotProps={label} />
        <MultiInputDateRangeField slotProps={label} />
      </React.Fragment>,
    );
    expect([ids().length, new Set(ids()).size]).toEqual([4, 2]);
    render(<LeaveRequest />);
    expect(ids().slice(-2)).toEqual(['leave-start', 'leave-end']);
  },
);
