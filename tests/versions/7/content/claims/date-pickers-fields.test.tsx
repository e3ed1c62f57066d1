/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { act, fireEvent } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  DateTimeField,
  type DateTimeFieldProps,
  type FieldRef,
  type FieldSection,
} from '@mui/x-date-pickers';
import {
  focus,
  input,
  paste,
  press,
  renderPicker,
  section,
  textOf,
  type,
  typeInto,
} from '../../support/pickerDom';

const date = dayjs('2027-03-12T18:05');
/** The text that is selected, in place of a name: an input tells no more. */
const active = () => {
  const field = input();
  return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
};
const show = (format: string, props: Partial<DateTimeFieldProps<Dayjs>> = {}) =>
  renderPicker(<DateTimeField format={format} defaultValue={date} {...props} />);

test('sections: what fills each type', () => {
  show('dddd D MMM YYYY hh:mm:ss a');
  expect(textOf()).toBe('Friday 12 Mar 2027 06:05:00 pm');
  focus(input());
  press('ArrowRight');
  press('ArrowRight');
  press('ArrowRight');
  type('jul');
  expect(active()).toBe('2027');
  press('ArrowLeft');
  type('4');
  expect(textOf()).toBe('Friday 12 Apr 2027 06:05:00 pm');
  press('ArrowLeft');
  press('ArrowLeft');
  press('ArrowLeft');
  type('th');
  expect(textOf()).toMatch(/^Thursday/);
  press('ArrowLeft');
  type('3');
  expect(textOf()).toMatch(/^Tuesday/);
  press('ArrowLeft');
  for (let step = 0; step < 7; step += 1) press('ArrowRight');
  type('a');
  expect(textOf()).toMatch(/ am$/);
  show('MM Do');
  expect(textOf()).toBe('03 12th');
  focus(input());
  press('ArrowLeft');
  press('ArrowLeft');
  type('f');
  expect(textOf()).toMatch(/^02/);
});

test('the field moves on when no further digit fits; digits belong together for five seconds', () => {
  jest.useFakeTimers();
  show('MM/DD');
  typeInto('Month', '1');
  expect(active()).toBe('01');
  act(() => jest.advanceTimersByTime(4900));
  type('2');
  expect([input().selectionStart, textOf()]).toEqual([3, '12/12']);
  typeInto('Month', '1');
  act(() => jest.advanceTimersByTime(5100));
  type('2');
  expect([input().selectionStart, textOf()]).toEqual([3, '02/12']);
});

afterEach(() => {
  jest.useRealTimers();
});

test('keys of a section', () => {
  show('MM/DD/YYYY HH:mm', { minutesStep: 5 });
  const go = (name: string, key: string) => {
    section(name);
    press(key);
    return active();
  };
  expect(go('Month', 'ArrowDown')).toBe('02');
  expect(go('Month', 'PageUp')).toBe('07');
  expect(go('Month', 'PageDown')).toBe('02');
  expect(go('Month', 'End')).toBe('12');
  expect(go('Month', 'ArrowUp')).toBe('01');
  expect(textOf()).toBe('01/12/2027 18:05');
  expect(go('Month', 'Home')).toBe('01');
  expect(go('Minutes', 'ArrowUp')).toBe('10');
  expect(go('Minutes', 'PageUp')).toBe('35');
  expect(go('Day', 'Delete')).toBe('DD');
  expect(go('Day', 'ArrowUp')).toBe('01');
  press('Delete');
  expect(go('Day', 'ArrowDown')).toBe('31');
  press('ArrowRight');
  expect(active()).toBe('2027');
  press('Delete');
  press('ArrowDown');
  expect(active()).toBe(String(dayjs().year()));
  press('ArrowLeft');
  expect(active()).toBe('31');
  fireEvent.change(input(), { target: { value: textOf().replace('31', '') } });
  expect(active()).toBe('DD');
});

test('select all, then delete or paste', () => {
  const onChange = jest.fn();
  show('MM/DD/YYYY', { onChange });
  const last = () =>
    (onChange.mock.lastCall as [Dayjs | null])[0]?.format('YYYY-MM-DD HH:mm');
  section('Month');
  press('a', { ctrlKey: true });
  paste('04/05/2026');
  expect(last()).toBe('2026-04-05 18:05');
  paste('2026-04-05');
  expect(last()).toBeUndefined();
  paste('04/05/2026');
  press('Delete');
  expect(textOf()).toBe('MM/DD/YYYY');
  section('Day');
  paste('07');
  expect(textOf()).toBe('MM/07/YYYY');
  section('Day');
  paste('May');
  expect(textOf()).toBe('MM/07/YYYY');
  paste('06/08/2026');
  expect(textOf()).toBe('06/08/2026');
});

test('unstableFieldRef and selectedSections steer the selection; the callback gets an index', () => {
  const ref = React.createRef<FieldRef<FieldSection>>();
  const onSelect = jest.fn();
  show('MM/DD/YYYY', { unstableFieldRef: ref, onSelectedSectionsChange: onSelect });
  act(() => ref.current?.focusField('year'));
  expect(active()).toBe('2027');
  expect(ref.current?.isFieldFocused()).toBe(true);
  expect(ref.current?.getSections().map((each) => each.type)).toEqual([
    'month',
    'day',
    'year',
  ]);
  act(() => ref.current?.setSelectedSections('day'));
  press('ArrowLeft');
  expect(onSelect).toHaveBeenLastCalledWith(0);
});

test('the callback gets an index, all after Ctrl+A, and null where the field is left', async () => {
  const onSelect = jest.fn();
  show('MM/DD/YYYY', { onSelectedSectionsChange: onSelect });
  section('Day');
  expect(onSelect).toHaveBeenLastCalledWith(1);
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  press('a', { ctrlKey: true });
  expect(onSelect).toHaveBeenLastCalledWith('all');
  await act(async () => {
    (document.activeElement as HTMLElement).blur();
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  expect(onSelect).toHaveBeenLastCalledWith(null);
});

test('a pasted word or number of the wrong kind is ignored, one too large is taken', () => {
  const onChange = jest.fn();
  show('DD MMMM YYYY', { onChange });
  section('Day');
  paste('May');
  section('Month');
  paste('5');
  expect(onChange).not.toHaveBeenCalled();
  section('Day');
  paste('45');
  expect((onChange.mock.lastCall as [Dayjs])[0].isValid()).toBe(false);
});
