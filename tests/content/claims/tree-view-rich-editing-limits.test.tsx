/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from '@testing-library/react';
import EditByIconOnly from '../../../docs/tree-view/rich-tree-view/editing/EditByIconOnly';
import RenameFilesOnly from '../../../docs/tree-view/rich-tree-view/editing/RenameFilesOnly';
import { focus, item, press } from '../../support/components/treeDom';

const editing = () => screen.queryByRole('textbox') !== null;
const doubleClick = (label: string) => fireEvent.doubleClick(screen.getByText(label));

test('only leaves can be edited; an empty folder cannot', () => {
  render(<RenameFilesOnly />);
  doubleClick('Grammar');
  doubleClick('Songs');
  expect(editing()).toBe(false);
  doubleClick('Fill the gaps');
  expect(screen.getByRole('textbox')).toHaveValue('Fill the gaps');
});

test('an item that is not editable expands with Enter', () => {
  render(<RenameFilesOnly />);
  focus('Exercises');
  press('Enter');
  expect(editing()).toBe(false);
  expect(item('Exercises')).toHaveAttribute('aria-expanded', 'false');
});

test('the pencil and F2 edit; a double-click and Enter do not', () => {
  render(<EditByIconOnly />);
  doubleClick('Beets');
  expect(editing()).toBe(false);
  fireEvent.click(screen.getAllByLabelText('Rename (F2)')[1]!);
  expect(screen.getByRole('textbox')).toHaveValue('Climbing beans');
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  expect(editing()).toBe(false);

  const seeds = screen.getByText('Seeds').closest<HTMLElement>('[role="treeitem"]')!;
  fireEvent.focus(seeds);
  fireEvent.keyDown(seeds, { key: 'Enter' });
  expect(editing()).toBe(false);
  expect(seeds).toHaveAttribute('aria-expanded', 'false');
  fireEvent.keyDown(seeds, { key: 'F2' });
  const input = screen.getByRole('textbox');
  fireEvent.change(input, { target: { value: 'Seeds and bulbs' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(screen.getByText('Seeds and bulbs')).toBeInTheDocument();
  expect(editing()).toBe(false);
});
