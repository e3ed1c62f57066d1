/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers';
import BookDesk from '../../../docs/date-pickers/testing/BookDesk';
import ChooseInDialog from '../../../docs/date-pickers/testing/ChooseInDialog';
import WhatTestsSee from '../../../docs/date-pickers/testing/WhatTestsSee';
import { createMatchMedia } from '../../support/components/createMatchMedia';
import { input, renderPicker, textOf } from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

claim(
  'books a typed day',
  {
    'date-pickers/testing':
      "click the first section, and then type all digits in the format's order",
  },
  async () => {
    const user = userEvent.setup();
    render(<BookDesk today={dayjs('2027-03-12')} />);
    await user.click(screen.getByRole('spinbutton', { name: 'Month' }));
    await user.keyboard('03182027');
    await user.click(screen.getByRole('button', { name: 'Book desk' }));
    expect(screen.getByRole('status')).toHaveTextContent('Booked for Thursday, March 18');
  },
);

claim(
  'books a selected day',
  {
    'date-pickers/testing': `the button | getByRole('button', { name: /choose date/i }) |
a day | getByRole('gridcell', { name: '18' })`,
  },
  async () => {
    const user = userEvent.setup();
    render(<BookDesk today={dayjs('2027-03-12')} />);
    await user.click(screen.getByRole('button', { name: /choose date/i }));
    await user.click(screen.getByRole('gridcell', { name: '18' }));
    await user.click(screen.getByRole('button', { name: 'Book desk' }));
    expect(screen.getByRole('status')).toHaveTextContent('Booked for Thursday, March 18');
  },
);

claim(
  'paste fills the field, an arrow key increments a section, and a change of the input sets the date',
  {
    'date-pickers/testing': [
      "the field | `getByRole('group', { name: 'Desk on' })`",
      "the whole text | the input with the field's `name`",
      'You can also press arrow keys or paste the whole text. If the test is not about typing, set the whole text at once by changing the hidden input:',
    ],
  },
  async () => {
    const user = userEvent.setup();
    render(<BookDesk />);
    expect(screen.getByRole('group', { name: 'Desk on' })).toBeVisible();
    await user.click(screen.getByRole('spinbutton', { name: 'Month' }));
    await user.keyboard('{Control>}a{/Control}');
    await user.paste('03/18/2027');
    expect(textOf()).toBe('03/18/2027');
    await user.click(screen.getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('{ArrowUp}');
    expect(textOf()).toBe('03/19/2027');
    expect(document.querySelector('input[name="day"]')).toBe(input());
    fireEvent.change(input(), { target: { value: '03/22/2027' } });
    expect(screen.getByRole('spinbutton', { name: 'Day' })).toHaveTextContent('22');
  },
);

claim(
  'the demo shows the roles of its field',
  { 'date-pickers/testing': 'Type into this field to see its roles and values:' },
  async () => {
    const user = userEvent.setup();
    render(<WhatTestsSee />);
    const shown = () => document.querySelector('pre')?.textContent ?? '';
    expect(shown()).toContain('Month: Jan');
    await user.click(screen.getByRole('spinbutton', { name: 'Month' }));
    await user.keyboard('{ArrowUp}');
    expect(shown()).toContain('Month: Feb');
  },
);

claim(
  'a dialog keeps its value until OK; a time is an option',
  {
    'date-pickers/testing': [
      'or mock the media query:',
      "a time | `getByRole('option', { name: '6 hours' })`",
      'A dialog accepts a value only when it closes, so tests have to press OK:',
    ],
  },
  async () => {
    const user = userEvent.setup();
    window.matchMedia = createMatchMedia(() => false);
    renderPicker(<DatePicker label="Due" />);
    await user.click(screen.getByRole('button', { name: /choose date/i }));
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
    renderPicker(<ChooseInDialog />);
    await user.click(screen.getByRole('button', { name: /choose time/i }));
    expect(screen.getByRole('option', { name: '6 hours' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /^PM$/i }));
    expect(screen.getByText('Rings at 6:30 AM')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByText('Rings at 6:30 PM')).toBeInTheDocument();
  },
);
