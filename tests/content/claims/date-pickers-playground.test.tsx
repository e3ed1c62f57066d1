/**
 * @jest-environment jsdom
 */
import { fireEvent, screen, within } from '@testing-library/react';
import {
  CALENDAR_CHOICES,
  describeCalendar,
} from '../../../docs/date-pickers/playground/describeCalendar';
import {
  describeField,
  FIELD_CHOICES,
} from '../../../docs/date-pickers/playground/describeField';
import {
  describePicker,
  PICKER_CHOICES,
} from '../../../docs/date-pickers/playground/describePicker';
import type { Settings } from '../../../docs/shared/playground/Playground';
import ShapeCalendar from '../../../docs/date-pickers/playground/ShapeCalendar';
import ShapeField from '../../../docs/date-pickers/playground/ShapeField';
import ShapePicker from '../../../docs/date-pickers/playground/ShapePicker';
import { resolveProps } from '../../../docs/shared/playground/resolveProps';
import { has, renderPicker } from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

type Choices = Record<string, readonly string[]>;

const defaults = (choices: Choices): Settings =>
  Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first!]));

/** The last value of each choice: everything is enabled. */
const allOn = (choices: Choices): Settings =>
  Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [name, values.at(-1)!]),
  );

test('the preview uses the same props, without messages', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  for (const { component: Component, props } of [
    describePicker(defaults(PICKER_CHOICES)),
    describePicker({ ...allOn(PICKER_CHOICES), Value: 'Date', Form: 'Static' }),
    describePicker({ ...allOn(PICKER_CHOICES), Value: 'DateTime' }),
    describeField(allOn(FIELD_CHOICES)),
    describeCalendar(allOn(CALENDAR_CHOICES)),
  ])
    renderPicker(<Component {...(resolveProps(props) as object)} />);
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

claim(
  'switches change preview and code; the button copies',
  {
    'date-pickers/playground':
      'Change a setting, and the picker and its code change with it. Press Copy to copy a complete file that you can paste into your app.',
  },
  async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    renderPicker(<ShapePicker />);
    const code = () => screen.getByRole('region', { name: 'Code' }).textContent ?? '';
    expect(code()).not.toContain('shortcuts');
    fireEvent.change(screen.getByLabelText('Form'), { target: { value: 'Static' } });
    fireEvent.click(screen.getByLabelText('Shortcuts'));
    expect(code()).toContain('<StaticDatePicker');
    expect(code()).toContain('items: shortcuts');
    expect(screen.getByRole('button', { name: 'One week later' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    // The whole file, not only the element that is shown.
    expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/^import [^]*const shortcuts = \[[^]*<StaticDatePicker/),
    );
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  },
);

test('the playgrounds of field and calendar', () => {
  renderPicker(<ShapeField />);
  fireEvent.click(screen.getByLabelText('Helper text'));
  expect(screen.getByText('First day in the vineyard')).toBeVisible();
  renderPicker(<ShapeCalendar />);
  expect(has('.MuiDayCalendar-weekNumber')).toBe(false);
  fireEvent.click(screen.getByLabelText('Week numbers'));
  expect(has('.MuiDayCalendar-weekNumber')).toBe(true);
  const settings = within(screen.getByRole('group', { name: 'Settings' }));
  expect(settings.getAllByRole('switch').length).toBeGreaterThan(4);
});
