/**
 * @jest-environment jsdom
 */
import { screen } from '@testing-library/react';
import ChooseWeek from '../../../docs/date-pickers/date-calendar/ChooseWeek';
import FiscalQuarter from '../../../docs/date-pickers/date-calendar/FiscalQuarter';
import FiscalWeeks from '../../../docs/date-pickers/date-calendar/FiscalWeeks';
import {
  button,
  click,
  day,
  fill,
  find,
  renderPicker,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const selected = () =>
  [...document.querySelectorAll('[aria-selected="true"]')].map(
    (each) => each.textContent,
  );
const weekNumbers = () =>
  [...document.querySelectorAll('.MuiDayCalendar-weekNumber')].map(
    (each) => each.textContent,
  );

claim(
  'a day or a week number selects the week; week numbers cannot be focused',
  {
    'date-pickers/date-calendar': [
      'Here, users choose any day of a week or click the week number:',
      'Week numbers have no slot, no prop for clicks, and no keyboard access.',
    ],
  },
  () => {
    renderPicker(<ChooseWeek />);
    expect(selected()).toEqual(['8', '9', '10', '11', '12', '13', '14']);
    click(day('18'));
    expect(screen.getByText('Week 11, from 15 March 2027')).toBeVisible();
    click(find('.MuiDayCalendar-weekNumber', 3));
    expect(screen.getByText('Week 12, from 22 March 2027')).toBeVisible();
    expect(selected()).toEqual(['22', '23', '24', '25', '26', '27', '28']);
    expect(find('.MuiDayCalendar-weekNumber').tabIndex).toBe(-1);
  },
);

test('a click elsewhere in the calendar selects nothing else', () => {
  renderPicker(<ChooseWeek />);
  click(find('.MuiDayCalendar-weekDayLabel'));
  expect(screen.getByText('Week 10, from 8 March 2027')).toBeVisible();
});

claim(
  'an adapter counts weeks from April',
  {
    'date-pickers/date-calendar': [
      'extend the adapter and override `getWeekNumber()`',
      'Here, week 1 is the week that contains April 1.',
    ],
  },
  () => {
    renderPicker(<FiscalWeeks />);
    expect(weekNumbers()).toEqual(['1', '2', '3', '4', '5']);
    click(button('Previous month'));
    expect(weekNumbers()).toContain('52');
  },
);

claim(
  'a quarter of a fiscal year',
  { 'date-pickers/date-calendar': 'Here, the fiscal year starts in April:' },
  () => {
    renderPicker(<FiscalQuarter />);
    expect(screen.getByText('Jan 1, 2027 – Mar 31, 2027')).toBeVisible();
    click(button('Q1'));
    expect(screen.getByText('Apr 1, 2026 – Jun 30, 2026')).toBeVisible();
    fill('Year', '2028');
    expect(screen.getByText('Apr 1, 2028 – Jun 30, 2028')).toBeVisible();
  },
);
