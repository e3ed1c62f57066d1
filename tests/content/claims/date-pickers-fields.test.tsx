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

claim(
  'sections: which input fills each type',
  {
    'date-pickers/fields': `month | digits or letters | digits, or the beginning of the name |
day | digits, or digits with a suffix as in 12th | digits |
weekDay | letters or digits | the beginning of the name, or the number of the weekday |
hours, minutes, seconds | digits | digits |
meridiem | letters | a or p in English`,
  },
  () => {
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
  },
);

claim(
  'the field moves on when no further digit fits; digits within five seconds are combined',
  {
    'date-pickers/fields':
      'typing 4 completes a month, but after 1, the field waits up to five seconds for a second digit',
  },
  () => {
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
  },
);

claim(
  'keys of a section',
  {
    'date-pickers/fields': [
      `← → | move to the previous or next section |
↑ ↓ | increase or decrease by one, or by minutesStep for minutes |
Page Up Page Down | increase or decrease by five, or by five times minutesStep for minutes |
Home End | set the smallest or largest value`,
      'Values wrap around: January follows December, and the year stays the same. In an empty section, ↑ starts with the smallest value and ↓ with the largest; an empty year starts with the current year.',
    ],
  },
  () => {
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
  },
);

claim(
  'select all, then delete or paste',
  {
    'date-pickers/fields': [
      'clear the section, or the whole field if all sections are selected',
      'select all sections',
      "paste into a section, or paste a whole value in the field's format",
      'Pasting text that does not match the format clears the field.',
    ],
  },
  () => {
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
  },
);

claim(
  'unstableFieldRef and selectedSections control the selection; the callback receives an index',
  {
    'date-pickers/fields': [
      '`unstableFieldRef` is a ref to an object with `focusField()`, `setSelectedSections()`, `getSections()`, `getActiveSectionIndex()`, and `isFieldFocused()`.',
      '`selectedSections` and `onSelectedSectionsChange` control which section is selected',
    ],
  },
  () => {
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
  },
);

claim(
  'the callback receives an index, all after Ctrl+A, and null on blur',
  {
    'date-pickers/fields':
      "The callback receives an index when users enter a section, `'all'` after Ctrl+A, and `null` when they leave the field.",
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

claim(
  'a pasted word or number of the wrong type is ignored, one that is too large is accepted',
  {
    'date-pickers/fields':
      'A digit section ignores a pasted word, and a letter section ignores a pasted number. A number that is too large makes the date invalid.',
  },
  () => {
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
  },
);

claim(
  'keyboards: digits or text, without corrections',
  {
    'date-pickers/fields': [
      'Each section sets `inputMode`, so touchscreens show a numeric keyboard for digits and a text keyboard for letters.',
      'Autocorrect, spell checking, and automatic capitalization are off in all sections.',
    ],
  },
  () => {
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
  },
);

claim(
  'the hidden input accepts autoComplete, and text in the format of the field',
  {
    'date-pickers/fields':
      'has no `autoComplete` by default. You can set `autoComplete` in `slotProps.textField.inputProps`, but the field reads only text in its own `format`',
  },
  () => {
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
  },
);
