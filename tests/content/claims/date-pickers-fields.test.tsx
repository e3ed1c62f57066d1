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
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T18:05');
const active = () => document.activeElement?.getAttribute('aria-label');
const show = (format: string, props: Partial<DateTimeFieldProps> = {}) =>
  renderPicker(<DateTimeField format={format} defaultValue={date} {...props} />);

test('sections: which input fills each type', () => {
  show('dddd D MMM YYYY hh:mm:ss a');
  expect(textOf()).toBe('Friday 12 Mar 2027 06:05:00 pm');
  typeInto('Month', 'jul');
  expect(active()).toBe('Year');
  typeInto('Month', '4');
  expect(section('Month')).toHaveTextContent('Apr');
  typeInto('Week day', 'th');
  expect(section('Week day')).toHaveTextContent('Thursday');
  typeInto('Week day', '3');
  expect(section('Week day')).toHaveTextContent('Tuesday');
  typeInto('Meridiem', 'a');
  expect(section('Meridiem')).toHaveTextContent('am');
  show('MM Do');
  expect(textOf()).toBe('03 12th');
  typeInto('Month', 'f');
  expect(section('Month')).toHaveTextContent('02');
  typeInto('Day', '3');
  expect(section('Day')).toHaveTextContent('3rd');
  typeInto('Month', '4');
  expect(active()).toBe('Day');
});

test('the field moves on when no further digit fits; digits within five seconds are combined', () => {
  jest.useFakeTimers();
  show('MM/DD');
  typeInto('Month', '1');
  expect(active()).toBe('Month');
  act(() => jest.advanceTimersByTime(4900));
  type('2');
  expect([active(), textOf()]).toEqual(['Day', '12/12']);
  typeInto('Month', '1');
  act(() => jest.advanceTimersByTime(5100));
  type('2');
  expect([active(), textOf()]).toEqual(['Day', '02/12']);
  jest.useRealTimers();
});

test('keys of a section', () => {
  show('MM/DD/YYYY HH:mm', { minutesStep: 5 });
  const go = (name: string, key: string) => {
    focus(section(name));
    press(key);
    return section(name).textContent;
  };
  expect(go('Month', 'ArrowDown')).toBe('02');
  expect(go('Month', 'PageUp')).toBe('07');
  expect(go('Month', 'PageDown')).toBe('02');
  expect(go('Month', 'End')).toBe('12');
  expect(go('Month', 'ArrowUp')).toBe('01');
  expect(section('Year')).toHaveTextContent('2027');
  expect(go('Month', 'Home')).toBe('01');
  expect(go('Minutes', 'ArrowUp')).toBe('10');
  expect(go('Minutes', 'PageUp')).toBe('35');
  expect(go('Day', 'Delete')).toBe('DD');
  expect(go('Day', 'ArrowUp')).toBe('01');
  press('Delete');
  expect(go('Day', 'ArrowDown')).toBe('31');
  press('ArrowRight');
  expect(active()).toBe('Year');
  press('Delete');
  press('ArrowDown');
  expect(section('Year')).toHaveTextContent(String(dayjs().year()));
  press('ArrowLeft');
  expect(active()).toBe('Day');
  fireEvent.input(section('Day'), { target: { textContent: '' } });
  expect(section('Day')).toHaveTextContent('DD');
});

test('select all, then delete or paste', () => {
  const onChange = jest.fn();
  show('MM/DD/YYYY', { onChange });
  const last = () =>
    (onChange.mock.lastCall as [Dayjs | null])[0]?.format('YYYY-MM-DD HH:mm');
  focus(section('Month'));
  press('a', { ctrlKey: true });
  paste('04/05/2026');
  expect(last()).toBe('2026-04-05 18:05');
  paste('2026-04-05');
  expect(last()).toBeUndefined();
  paste('04/05/2026');
  press('Delete');
  expect(textOf()).toBe('');
  press('ArrowLeft');
  focus(section('Day'));
  paste('07');
  expect(section('Day')).toHaveTextContent('07');
  focus(section('Day'));
  paste('May');
  expect(section('Day')).toHaveTextContent('07');
  paste('06/08/2026');
  expect(textOf()).toBe('06/08/2026');
});

test('unstableFieldRef and selectedSections control the selection; the callback receives an index', () => {
  const ref = React.createRef<FieldRef<Dayjs | null>>();
  const onSelect = jest.fn();
  show('MM/DD/YYYY', { unstableFieldRef: ref, onSelectedSectionsChange: onSelect });
  expect(ref.current?.getActiveSectionIndex()).toBeNull();
  act(() => ref.current?.focusField('year'));
  expect(active()).toBe('Year');
  expect(ref.current?.isFieldFocused()).toBe(true);
  expect(ref.current?.getSections().map((each) => each.type)).toEqual([
    'month',
    'day',
    'year',
  ]);
  act(() => ref.current?.setSelectedSections('day'));
  press('ArrowLeft');
  expect(onSelect).toHaveBeenLastCalledWith(0);
  show('MM/DD/YYYY', { selectedSections: 'month' });
  focus(section('Month'));
  press('ArrowRight');
  expect(active()).toBe('Month');
});

claim(
  'the callback receives an index, all after Ctrl+A, and null on blur',
  {
    'date-pickers/fields':
      "The callback gets an index when users enter a section, `'all'` after Ctrl+A, and `null` when they leave the field.",
  },
  async () => {
    const onSelect = jest.fn();
    show('MM/DD/YYYY', { onSelectedSectionsChange: onSelect });
    focus(section('Day'));
    expect(onSelect).toHaveBeenLastCalledWith(1);
    press('a', { ctrlKey: true });
    expect(onSelect).toHaveBeenLastCalledWith('all');
    await act(async () => {
      (document.activeElement as HTMLElement).blur();
      await new Promise((resolve) => setTimeout(resolve, 10));
    });
    expect(onSelect).toHaveBeenLastCalledWith(null);
  },
);

test('a pasted word or number of the wrong type is ignored, one that is too large is accepted', () => {
  const onChange = jest.fn();
  show('DD MMM YYYY', { onChange });
  focus(section('Day'));
  paste('May');
  focus(section('Month'));
  paste('5');
  expect(onChange).not.toHaveBeenCalled();
  focus(section('Day'));
  paste('45');
  expect((onChange.mock.lastCall as [Dayjs])[0].isValid()).toBe(false);
});

test('keyboards: digits or text, without corrections', () => {
  show('DD MMM YYYY');
  const modes = ['Day', 'Month', 'Year'].map((name) =>
    section(name).getAttribute('inputmode'),
  );
  expect(modes).toEqual(['numeric', 'text', 'numeric']);
  for (const [name, value] of [
    ['spellcheck', 'false'],
    ['autocapitalize', 'none'],
    ['autocorrect', 'off'],
  ] as const) {
    expect(section('Day')).toHaveAttribute(name, value);
  }
});

test('the hidden input accepts autoComplete, and text in the format of the field', () => {
  show('DD/MM/YYYY');
  expect(input()).not.toHaveAttribute('autocomplete');
  show('DD/MM/YYYY', {
    slotProps: { textField: { inputProps: { autoComplete: 'bday' } } },
  });
  expect(input()).toHaveAttribute('autocomplete', 'bday');
  fireEvent.change(input(), { target: { value: '03/11/1988' } });
  expect(textOf()).toBe('03/11/1988');
  fireEvent.change(input(), { target: { value: '1988-11-04' } });
  expect(textOf()).not.toContain('1988');
});
