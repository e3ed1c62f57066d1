/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { TreeItem, useTreeItemUtils, type TreeItemProps } from '@mui/x-tree-view';
import { ITEMS, renderRichTree } from '../../support/components/renderRichTree';
import {
  checked,
  click,
  focus,
  focused,
  item,
  open,
  press,
  shown,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const editing = () => screen.queryByRole('textbox') !== null;
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const MARK = 'data-element';
const begin = (label: string) => fireEvent.doubleClick(screen.getByText(label));

test('the table of keys', () => {
  const calls: string[] = [];
  renderRichTree({
    isItemEditable: true,
    onItemLabelChange: (id, label) => calls.push(`${id} ${label}`),
  });
  begin('a1');
  expect(input()).toHaveValue('a1');
  expect(input()).toHaveFocus();
  type('one');
  press('Enter');
  expect([editing(), focused(), calls.splice(0)]).toEqual([false, 'one', ['a1 one']]);
  press('Enter');
  type('two');
  press('Escape');
  expect([editing(), focused(), calls.splice(0)]).toEqual([false, 'one', []]);
  press('Enter');
  type('three');
  fireEvent.blur(input());
  expect([editing(), shown(), calls.splice(0)]).toEqual([
    false,
    'A three a2 B',
    ['a1 three'],
  ]);
  begin('three');
  press('Enter');
  expect([editing(), calls]).toEqual([false, []]);
});

claim(
  'an empty label is rejected, spaces are accepted',
  { 'tree-view/rich-tree-view/editing': 'It accepts a label of spaces.' },
  () => {
    const calls: string[] = [];
    renderRichTree({
      isItemEditable: true,
      onItemLabelChange: (_id, label) => calls.push(`"${label}"`),
    });
    begin('a1');
    type('');
    press('Enter');
    fireEvent.blur(input());
    expect([editing(), calls]).toEqual([true, []]);
    type(' ');
    press('Enter');
    expect([editing(), calls]).toEqual([false, ['" "']]);
  },
);

test('Enter no longer expands or selects an editable item; arrow keys and Space still do', () => {
  renderRichTree({ isItemEditable: ({ id }) => id !== 'a2', defaultExpandedItems: [] });
  focus('A');
  press('Enter');
  expect([editing(), open()]).toEqual([true, '']);
  press('Escape');
  press('ArrowRight');
  expect(open()).toBe('A');
  press(' ');
  expect(checked()).toBe('A');
  press('ArrowLeft');
  expect(open()).toBe('');
  press('ArrowRight');
  focus('a2');
  press('Enter');
  expect([editing(), checked()]).toEqual([false, 'a2']);
  begin('a2');
  expect(editing()).toBe(false);
});

test('a click expands no item of an editable tree unless the trigger is content', () => {
  const { update } = renderRichTree({ isItemEditable: true });
  click('B');
  expect(open()).toBe('A');
  update({ expansionTrigger: 'content' });
  click('B');
  expect(open()).toBe('A B');
});

claim(
  'a new label stays until items or a function that reads them changes',
  {
    'tree-view/rich-tree-view/ordering':
      'Otherwise, it is lost when `items` or a function that reads them changes.',
  },
  () => {
    const { api, update } = renderRichTree({ isItemEditable: true });
    act(() => api().updateItemLabel('a1', 'new'));
    update({ isItemEditable: () => true });
    expect(shown()).toBe('A new a2 B');
    update({ isItemDisabled: () => false });
    expect(shown()).toBe('A a1 a2 B');
    act(() => api().updateItemLabel('a1', 'new'));
    update({ getItemLabel: ({ label }) => label });
    expect(shown()).toBe('A a1 a2 B');
    act(() => api().updateItemLabel('a1', 'new'));
    update({ items: [...ITEMS] });
    expect(shown()).toBe('A a1 a2 B');
  },
);

test('the methods', () => {
  const changed = jest.fn();
  const { api } = renderRichTree({
    isItemEditable: ({ id }) => id !== 'a2',
    onItemLabelChange: changed,
  });
  act(() => api().setEditedItem('a2'));
  expect(editing()).toBe(false);
  act(() => api().setEditedItem('a1'));
  type('lost');
  act(() => api().setEditedItem(null));
  expect([editing(), shown()]).toEqual([false, 'A a1 a2 B']);
  act(() => api().updateItemLabel('a2', 'a2'));
  expect(changed).not.toHaveBeenCalled();
  act(() => api().updateItemLabel('a2', 'new'));
  expect(changed).toHaveBeenCalledWith('a2', 'new');
  expect(() => api().updateItemLabel('a1', '')).toThrow(/cannot be empty/);
});

claim(
  'one item at a time; one in a collapsed branch is edited when the branch expands',
  { 'tree-view/rich-tree-view/editing': 'Only one item is edited at a time.' },
  () => {
    const { api } = renderRichTree({ isItemEditable: true });
    act(() => api().setEditedItem('a1'));
    act(() => api().setEditedItem('b1'));
    expect(editing()).toBe(false);
    act(() => api().setItemExpansion({ itemId: 'B' }));
    expect(input()).toHaveValue('b1');
  },
);

test('the slot of the input receives save and cancel, and has no accessible name', () => {
  let received: Record<string, unknown> = {};
  function LabelInput(props: React.ComponentProps<'input'>) {
    received = { ...props };
    return <input aria-label="mine" />;
  }
  const { api } = renderRichTree({
    isItemEditable: true,
    slotProps: { item: { slots: { labelInput: LabelInput } } },
  });
  act(() => api().setEditedItem('a1'));
  expect(received).toMatchObject({
    value: 'a1',
    autoFocus: true,
    type: 'text',
    'data-element': 'labelInput',
    onChange: expect.any(Function),
    onKeyDown: expect.any(Function),
    onBlur: expect.any(Function),
  });
  expect(received).not.toHaveProperty('aria-label');
});

test('slotProps give the input a name', () => {
  const { api } = renderRichTree({
    isItemEditable: true,
    slotProps: { item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } },
  });
  act(() => api().setEditedItem('a1'));
  expect(input()).toHaveAccessibleName('Name');
});

test('useTreeItemUtils returns the actions', () => {
  function OwnItem(props: TreeItemProps) {
    const { interactions } = useTreeItemUtils({
      itemId: props.itemId,
      children: props.children,
    });
    return (
      <TreeItem
        {...props}
        onKeyDown={(event) => {
          if (event.key === 'F2') interactions.toggleItemEditing();
          if (event.key === 'F3') interactions.handleSaveItemLabel(event, 'saved');
          if (event.key === 'F4') interactions.handleCancelItemLabelEditing(event);
        }}
      />
    );
  }
  renderRichTree({ isItemEditable: true, slots: { item: OwnItem } });
  focus('B');
  press('F2');
  press('F4');
  expect([editing(), shown()]).toEqual([false, 'A a1 a2 B']);
  press('F2');
  press('F3');
  expect([editing(), shown()]).toEqual([false, 'A a1 a2 saved']);
  expect(item('saved')).toHaveFocus();
});

test.each([
  [true, 'false'],
  [false, 'true'],
])('data-element on the input: %s, so Space in it selects: %s', (isMarked, selected) => {
  function LabelInput(props: React.ComponentProps<'input'>) {
    const { onChange, value } = props;
    return <input {...{ onChange, value }} {...(isMarked && { [MARK]: 'labelInput' })} />;
  }
  const { api } = renderRichTree({
    isItemEditable: true,
    slotProps: { item: { slots: { labelInput: LabelInput } } },
  });
  const line = item('a1');
  act(() => api().setEditedItem('a1'));
  act(() => input().focus());
  press(' ');
  expect(line).toHaveAttribute('aria-checked', selected);
});
