/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import {
  act,
  createEvent,
  fireEvent,
  render,
  screen,
  within,
} from '@testing-library/react';
import MoveBetweenTrees from '../../../docs/tree-view/rich-tree-view/ordering/MoveBetweenTrees';
import { claim } from '../../support/content/claim';

const itemsOf = (tree: string) =>
  within(screen.getByRole('tree', { name: tree }))
    .queryAllByRole('treeitem')
    .map(({ textContent }) => textContent);

/** jsdom has no `DataTransfer`, so the data is kept here. */
function drag(text: string, tree: string): void {
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
  };
  const item = screen.getByText(text).closest<HTMLElement>('[role="treeitem"]')!;
  expect(item).toHaveAttribute('draggable', 'true');
  fireEvent.dragStart(item, { dataTransfer });
  const target = screen.getByRole('tree', { name: tree });
  const over = createEvent.dragOver(target, { dataTransfer });
  fireEvent(target, over);
  expect(over.defaultPrevented).toBe(true);
  fireEvent.drop(target, { dataTransfer });
}

claim(
  'an item is dragged to the other tree with its children, and back',
  {
    'tree-view/rich-tree-view/ordering':
      'a dropped item moves to the end of the other tree, together with its children',
  },
  () => {
    render(<MoveBetweenTrees />);
    drag('Build the shelf', 'Done');
    expect(itemsOf('Open')).toEqual(['Order wood', 'Paint the wall']);
    expect(itemsOf('Done')).toEqual(['Measure the room', 'Build the shelf']);
    fireEvent.click(screen.getByText('Build the shelf'));
    expect(screen.getByText('Sand the boards')).toBeVisible();
    drag('Build the shelf', 'Open');
    expect(itemsOf('Done')).toEqual(['Measure the room']);
  },
);

test('a drop on the own tree changes nothing', () => {
  render(<MoveBetweenTrees />);
  drag('Order wood', 'Open');
  expect(itemsOf('Open')).toEqual(['Order wood', 'Build the shelf', 'Paint the wall']);
});

claim(
  'the button moves the selected item, keeps focus and announces it',
  {
    'tree-view/rich-tree-view/ordering':
      'For keyboard and touchscreen users, a button also moves items.',
  },
  () => {
    render(<MoveBetweenTrees />);
    expect(screen.getByRole('button')).toBeDisabled();
    fireEvent.click(screen.getByText('Paint the wall'));
    const button = screen.getByRole('button', { name: 'Move to “Done”' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(itemsOf('Done')).toEqual(['Measure the room', 'Paint the wall']);
    expect(button).toHaveFocus();
    expect(button).toBeEnabled();
    expect(button).toHaveAccessibleName('Move to “Open”');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Moved to “Done”: Paint the wall',
    );
  },
);
