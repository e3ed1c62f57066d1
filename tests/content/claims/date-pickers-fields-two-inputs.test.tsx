/**
 * @jest-environment jsdom
 */
import { render, screen } from '@testing-library/react';
import GrantPeriod from '../../../docs/date-pickers/fields/GrantPeriod';
import { focus, section, textOf, type } from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

claim(
  'completing the start moves to the end, and the section is named',
  {
    'date-pickers/fields': 'Here, focus moves to the end when the start is complete:',
  },
  () => {
    render(<GrantPeriod />);
    focus(section('Year'));
    expect(screen.getByText('Type the year of the start')).toBeVisible();
    type('20270301');
    expect(document.activeElement).toBe(section('Year', 1));
    expect(screen.getByText('Type the year of the end')).toBeVisible();
    type('2028');
    expect(screen.getByText('Type the month of the end')).toBeVisible();
    type('0331');
    expect([textOf(0), textOf(1)]).toEqual(['2027-03-01', '2028-03-31']);
    focus(section('Day'));
    expect(screen.getByText('Type the day of the start')).toBeVisible();
  },
);
