/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PickChapters from '../../../docs/tree-view/testing/PickChapters';

/** The tests on the page, with the claims around them. */
test('chapters can be picked', async () => {
  const user = userEvent.setup();
  render(<PickChapters />);
  expect(screen.getByRole('tree', { name: 'Chapters' })).toBeVisible();
  expect(screen.queryByText('Dough')).toBeNull();
  expect(screen.getByRole('treeitem', { name: 'Basics' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await user.click(screen.getByText('Basics'));
  expect(screen.queryByRole('treeitem', { name: 'Basics' })).toBeNull();
  const basics = screen.getByText('Basics').closest('[role="treeitem"]');
  expect(basics).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('treeitem')).toHaveLength(4);

  const dough = screen.getByRole('treeitem', { name: 'Dough' });
  expect(dough).not.toHaveAttribute('aria-expanded');
  expect(within(dough).queryByRole('checkbox')).toBeNull();
  await user.click(within(dough).getByRole('checkbox', { hidden: true }));

  expect(dough).toHaveAttribute('aria-checked', 'true');
  expect(basics).toHaveAttribute('aria-checked', 'mixed');
  expect(screen.getByRole('status')).toHaveTextContent('1 chosen');
});

test('the keyboard opens and selects', async () => {
  const user = userEvent.setup();
  render(<PickChapters />);
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowDown} ');
  expect(screen.getByRole('treeitem', { name: 'Dough' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('1 chosen');
});

test('a label can be edited', async () => {
  const user = userEvent.setup();
  render(<PickChapters />);
  await user.dblClick(screen.getByText('Breads'));
  await user.clear(screen.getByRole('textbox'));
  await user.keyboard('Loaves{Enter}');
  expect(screen.getByText('Loaves')).toBeVisible();
});
