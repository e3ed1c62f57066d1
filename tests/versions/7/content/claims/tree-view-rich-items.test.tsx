/**
 * @jest-environment jsdom
 */
import { act, fireEvent, screen } from '@testing-library/react';
import { branch, ITEMS, leaf, renderRichTree } from '../../support/renderRichTree';
import {
  checked,
  click,
  focus,
  focused,
  item,
  open,
  press,
  shown,
} from '../../support/treeDom';

test('an empty array of children makes a leaf; ids and labels come from functions', () => {
  renderRichTree({
    items: [{ ...leaf('1'), children: [] }, leaf('2')],
    getItemLabel: ({ id }) => `label ${id}`,
    getItemId: ({ id }) => `id-${id}`,
    defaultSelectedItems: 'id-2',
  });
  expect(item('label 1')).not.toHaveAttribute('aria-expanded');
  expect(checked()).toBe('label 2');
  focus('label 1');
  press('l');
  expect(focused()).toBe('label 2');
});

test('disabledItemsFocusable lets the arrow keys reach disabled items', () => {
  renderRichTree({
    isItemDisabled: ({ id }) => id === 'a1',
    disabledItemsFocusable: true,
  });
  focus('A');
  press('ArrowDown');
  expect(focused()).toBe('a1');
  press([' ', 'Enter']);
  expect(checked()).toBe('');
});

test('a disabled item can still be renamed by a double-click', () => {
  renderRichTree({ isItemDisabled: () => true, isItemEditable: true });
  fireEvent.doubleClick(screen.getByText('a1'));
  expect(screen.getByRole('textbox')).toHaveValue('a1');
});

test('onItemClick: by pointer, on the arrow, the checkbox and disabled items, not by key', () => {
  const clicked: string[] = [];
  renderRichTree({
    onItemClick: (_event, id) => clicked.push(id),
    isItemDisabled: ({ id }) => id === 'a2',
  });
  click('a1');
  click('a2');
  press(['Enter', ' ']);
  expect(clicked).toEqual(['a1', 'a2']);
});

test('the indentation is a number of pixels or a length, 12 px by default', () => {
  const { update } = renderRichTree();
  const indentation = () =>
    screen.getByRole('tree').style.getPropertyValue('--TreeView-itemChildrenIndentation');
  expect(indentation()).toBe('12px');
  update({ itemChildrenIndentation: 24 });
  expect(indentation()).toBe('24px');
  update({ itemChildrenIndentation: '2rem' });
  expect(indentation()).toBe('2rem');
});

test('* opens a disabled item with its siblings, Ctrl+A selects it if it can have the focus', () => {
  const { update } = renderRichTree<boolean>({
    multiSelect: true,
    defaultExpandedItems: [],
    isItemDisabled: ({ id }) => id === 'B',
  });
  focus('A');
  press('*');
  expect(open()).toBe('A B');
  press('a', { ctrlKey: true });
  expect(checked()).toBe('A a1 a2');
  update({ disabledItemsFocusable: true });
  press('a', { ctrlKey: true });
  expect(checked()).toBe('A a1 a2 B b1 b2');
});

test('getItemTree returns copies; both methods show a new label once items has it', () => {
  const { api, update } = renderRichTree();
  const labels = () => [
    api().getItem('a1').label,
    api().getItemTree()[0]?.children?.[0]?.label,
  ];
  expect(api().getItemTree()[0]).not.toBe(ITEMS[0]);
  act(() => api().updateItemLabel('a1', 'new'));
  expect([shown(), labels()]).toEqual(['A new a2 B', ['a1', 'a1']]);
  update({ items: [branch('A', { id: 'a1', label: 'new' }), leaf('B')] });
  expect(labels()).toEqual(['new', 'new']);
});

test('an empty tree has no message; defaultExpandedItems opens what comes later', () => {
  const { update } = renderRichTree({ items: [] });
  expect(shown()).toBe('');
  expect(screen.getByRole('tree')).toHaveTextContent('');
  update({ items: ITEMS });
  expect(open()).toBe('A');
});
