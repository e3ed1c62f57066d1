/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import ChooseGrouping from '../../../docs/data-grid/server-side-data/row-grouping/ChooseGrouping';
import MonthNames from '../../../docs/data-grid/server-side-data/row-grouping/MonthNames';
import OneTeamAtATime from '../../../docs/data-grid/server-side-data/row-grouping/OneTeamAtATime';
import { headerOf } from '../../support/components/gridParts';
import { shownIds } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

claim(
  'renderCell of the grouped column renders the names of its groups',
  {
    'data-grid/server-side-data/row-grouping':
      "define `renderCell` in the grouped column; the grid also calls it for the column's groups. In this demo, `renderCell` formats `2026-04` as a month.",
  },
  async () => {
    render(<MonthNames />);
    await waitFor(() => expect(screen.getByText(/January 2026/)).toBeInTheDocument());
    await waitFor(() => expect(shownIds().length).toBeGreaterThan(4));
  },
);

claim(
  'a failed group is loaded by expanding it again',
  {
    'data-grid/server-side-data/row-grouping': [
      'If a request for a group fails, the group stays collapsed',
      "The other groups don't change, and `onDataSourceError` receives the error.",
    ],
  },
  async () => {
    render(<OneTeamAtATime />);
    await waitFor(() => expect(shownIds()).toHaveLength(4));
    const choose = (name: string) =>
      fireEvent.click(screen.getByRole('button', { name }));
    choose('Billing');
    await waitFor(() => expect(screen.getByRole('alert')).toBeInTheDocument());
    expect(shownIds()).toHaveLength(4);
    choose('Accounts');
    await waitFor(() => expect(shownIds().length).toBeGreaterThan(4));
    choose('Billing');
    await waitFor(() =>
      expect(shownIds().indexOf('Platform') - shownIds().indexOf('Billing')).not.toBe(1),
    );
  },
);

claim(
  'the demo follows the column menu',
  {
    'data-grid/server-side-data/row-grouping':
      'Users can group by a column from its menu, unless the column has `groupable: false`.',
  },
  async () => {
    render(<ChooseGrouping />);
    await waitFor(() => expect(shownIds()).toContain('2026-01'));
    const openMenu = (field: string) =>
      fireEvent.keyDown(headerOf(field), { key: 'Enter', ctrlKey: true });
    openMenu('priority');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Group by Priority' }));
    await waitFor(() =>
      expect(screen.getByText(/opened, team, priority/)).toBeInTheDocument(),
    );
    openMenu('subject');
    await screen.findByRole('menuitem', { name: 'Hide column' });
    expect(screen.queryByRole('menuitem', { name: 'Group by Subject' })).toBeNull();
  },
);
