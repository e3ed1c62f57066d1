/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from '@testing-library/react';
import EditByIconOnly from '../../../docs/tree-view/rich-tree-view/editing/EditByIconOnly';
import RenameFilesOnly from '../../../docs/tree-view/rich-tree-view/editing/RenameFilesOnly';
import { focus, item, press } from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const editing = () => screen.queryByRole('textbox') !== null;
const doubleClick = (label: string) => fireEvent.doubleClick(screen.getByText(label));

claim(
  'only leaves can be edited; an empty folder cannot',
  {
    'tree-view/rich-tree-view/editing': [
      'To let users rename only leaves, check children.',
      "The tree also treats an empty folder as a leaf. To distinguish an empty folder from a file, set the folder's children to an empty array, and check for undefined:",
    ],
  },
  () => {
    render(<RenameFilesOnly />);
    doubleClick('Grammar');
    doubleClick('Songs');
    expect(editing()).toBe(false);
    doubleClick('Fill the gaps');
    expect(screen.getByRole('textbox')).toHaveValue('Fill the gaps');
  },
);

claim(
  'an item that is not editable expands with Enter',
  {
    'tree-view/rich-tree-view/editing':
      'Enter still opens and closes items that are not editable.',
  },
  () => {
    render(<RenameFilesOnly />);
    focus('Exercises');
    press('Enter');
    expect(editing()).toBe(false);
    expect(item('Exercises')).toHaveAttribute('aria-expanded', 'false');
  },
);

claim(
  'the pencil and F2 edit; a double-click and Enter do not',
  {
    'tree-view/rich-tree-view/editing': [
      "If Enter should open items instead, do the same in the root's onKeyDown:",
      'In this demo, it is F2, as in file managers.',
    ],
  },
  () => {
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
  },
);
