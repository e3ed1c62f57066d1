/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PickChapters from '../../../docs/tree-view/testing/PickChapters';
import { claim } from '../../support/content/claim';

/** The tests on the page, with the claims around them. */
claim(
  'chapters can be picked',
  {
    'tree-view/testing': [
      "the tree | getByRole('tree', { name: 'Chapters' })",
      "an item's label, to click it | getByText('Dough')",
      "a leaf or a closed item | getByRole('treeitem', { name: 'Dough' })",
      "an open item | getByText('Basics').closest('[role=\"treeitem\"]')",
      "all visible items | getAllByRole('treeitem')",
      "The name of an open item contains the text of its children, so a query with the item's exact label as name doesn't find it.",
      "Children of closed items aren't in the document.",
      'open or closed | aria-expanded, only on items with children',
      'selected | aria-checked: true, false, or mixed',
      'With checkboxSelection, click the checkbox to select the item.',
      'The checkbox is hidden from screen readers, so search inside the item and include hidden elements:',
    ],
  },
  async () => {
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
  },
);

claim(
  'the keyboard opens and selects',
  { 'tree-view/testing': 'The arrow keys move focus and open items:' },
  async () => {
    const user = userEvent.setup();
    render(<PickChapters />);
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowDown} ');
    expect(screen.getByRole('treeitem', { name: 'Dough' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('1 chosen');
  },
);

claim(
  'a label can be edited',
  { 'tree-view/testing': 'Double-click the label and type into the text box:' },
  async () => {
    const user = userEvent.setup();
    render(<PickChapters />);
    await user.dblClick(screen.getByText('Breads'));
    await user.clear(screen.getByRole('textbox'));
    await user.keyboard('Loaves{Enter}');
    expect(screen.getByText('Loaves')).toBeVisible();
  },
);
