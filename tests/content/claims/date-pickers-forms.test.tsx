/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DateField, DatePicker } from '@mui/x-date-pickers';
import dayjs, { type Dayjs } from 'dayjs';
import EnrollChild from '../../../docs/date-pickers/forms/EnrollChild';
import LeaveRequest from '../../../docs/date-pickers/forms/LeaveRequest';
import ReadFormData from '../../../docs/date-pickers/forms/ReadFormData';
import { toFocusable } from '../../../docs/date-pickers/forms/toFocusable';
import {
  fill,
  find,
  input,
  renderPicker,
  textOf,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const send = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));

const fillDay = (month: string, day: string, year: string, place = 0) => {
  fill('Month', month, place);
  fill('Day', day, place);
  fill('Year', year, place);
};

claim(
  'three states of a date, and focus on the invalid field',
  {
    'date-pickers/forms': [
      '`null`: the field is empty or incomplete.',
      '`isValid()` is `false`: the day does not exist, such as February 31.',
      'The date breaks one of your rules, such as the earliest day.',
    ],
  },
  async () => {
    renderPicker(<EnrollChild />);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
    send('Enroll');
    expect(await screen.findByText('Enter the whole date of birth')).toBeVisible();
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('aria-label', 'Month'),
    );
    fillDay('02', '31', '2022');
    expect(await screen.findByText('There is no such day')).toBeVisible();
    fillDay('02', '03', '2020');
    expect(await screen.findByText(/The class is for children/)).toBeVisible();
    fillDay('02', '03', '2022');
    await waitFor(() => expect(screen.queryByText(/The class is for/)).toBeNull());
    send('Enroll');
    expect(await screen.findByText('Ada, born 2022-02-03')).toBeVisible();
  },
);

claim(
  'the last day follows the first',
  { 'date-pickers/forms': 'Here, the last day must not be before the first day:' },
  async () => {
    renderPicker(<LeaveRequest />);
    fillDay('07', '30', '2027', 1);
    send('Request leave');
    expect(await screen.findByText('Ends before it begins')).toBeVisible();
    fillDay('08', '13', '2027', 1);
    send('Request leave');
    expect(await screen.findByText('12 days requested')).toBeVisible();
  },
);

claim(
  'a picker without a first value ignores later ones',
  {
    'date-pickers/forms':
      'With `undefined`, the picker is uncontrolled, so it ignores values that the form sets later.',
  },
  () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    const showLate = (first: Dayjs | null | undefined) => {
      const { show } = renderPicker(<DatePicker value={first} />);
      show(<DatePicker value={dayjs('2027-03-12')} />);
      return textOf();
    };
    expect(showLate(undefined)).toBe('');
    expect(showLate(null)).toBe('03/12/2027');
    silence.mockRestore();
  },
);

claim(
  'a plain form submits the text of the fields, and keeps the value after the action',
  {
    'date-pickers/forms': [
      "If you set `name`, the form data contains the field's text.",
      'A picker keeps its value, because the value is not in the input.',
    ],
  },
  async () => {
    renderPicker(<ReadFormData />);
    await act(async () => send('Ask for an appointment'));
    expect(await screen.findByText('Fill in day and time')).toBeVisible();
    fill('Hours', '09', 0);
    fill('Minutes', '45', 0);
    await act(async () => send('Ask for an appointment'));
    expect(await screen.findByText('Sent: 2027-02-08T09:45')).toBeVisible();
    expect([textOf(0), textOf(1)]).toEqual(['2027-02-08', '09:45']);
  },
);

claim(
  'an incomplete field submits its visible text; disabled fields submit nothing',
  {
    'date-pickers/forms': [
      'an incomplete field submits its visible text, such as `2027-MM-05`',
      'The form data contains `readOnly` fields but not `disabled` fields.',
    ],
  },
  () => {
    renderPicker(
      <form>
        <DateField name="half" format="YYYY-MM-DD" />
        <DateField name="off" disabled defaultValue={dayjs('2027-02-08')} />
        <DateField name="fixed" readOnly defaultValue={dayjs('2027-02-08')} />
      </form>,
    );
    fill('Year', '2027');
    fill('Day', '05');
    const form = find('form');
    if (!(form instanceof HTMLFormElement)) throw new Error('no form');
    expect([...new FormData(form)].map(([name]) => name)).toEqual(['half', 'fixed']);
    expect(input(0).value).toBe('2027-MM-05');
  },
);

claim(
  'without toFocusable, the second focus ends in the hidden input',
  {
    'date-pickers/forms':
      'The second call would move focus from the first section to the hidden input, where typing has no effect. `toFocusable()` ignores the second call.',
  },
  () => {
    const ref = React.createRef<HTMLInputElement>();
    renderPicker(<DatePicker inputRef={ref} />);
    act(() => ref.current?.focus());
    act(() => ref.current?.focus());
    expect(document.activeElement).toBe(ref.current);
    expect(ref.current).toHaveAttribute('aria-hidden', 'true');
    const other = React.createRef<HTMLInputElement>();
    renderPicker(<DatePicker inputRef={other} />);
    act(() => toFocusable(other.current)?.focus());
    act(() => toFocusable(other.current)?.focus());
    expect(document.activeElement).toHaveAttribute('aria-label', 'Month');
  },
);

claim(
  'inputRef moves focus to the first section; undefined makes a picker uncontrolled',
  {
    'date-pickers/forms':
      "Through `inputRef`, the form focuses the field's first section.",
  },
  () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const ref = React.createRef<HTMLInputElement>();
    const { show } = renderPicker(<DatePicker inputRef={ref} value={undefined} />);
    act(() => ref.current?.focus());
    expect(document.activeElement).toHaveAttribute('aria-label', 'Month');
    show(<DatePicker inputRef={ref} value={dayjs('2027-02-08')} />);
    expect(error.mock.calls.flat().join(' ')).toContain('uncontrolled');
  },
);
