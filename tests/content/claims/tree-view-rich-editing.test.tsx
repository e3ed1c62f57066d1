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

claim(
  'the table of keys',
  {
    'tree-view/rich-tree-view/editing': [
      'double-click on the label, or Enter on the item | starts editing',
      'Enter in the input | saves the label and returns focus to the item',
      'leaving the input | saves the label and returns focus to the item',
      'Esc | restores the old label and returns focus to the item',
      "The callback receives the item's id and new label and is called only if the label has changed:",
    ],
  },
  () => {
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
  },
);

claim(
  'an empty label is rejected, spaces are accepted',
  {
    'tree-view/rich-tree-view/editing':
      'A label that consists only of spaces is accepted.',
  },
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

claim(
  'Enter no longer expands or selects an editable item; arrow keys and Space still do',
  {
    'tree-view/rich-tree-view/editing': [
      'Enter does not open or select an editable item.',
      'Use → and ← to open and close it, and Space to select it.',
    ],
  },
  () => {
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
  },
);

claim(
  'a click expands no item of an editable tree unless the trigger is content',
  {
    'tree-view/rich-tree-view/editing': [
      'In an editable tree, a click opens an item only if it lands on the arrow, because a double-click on the label also consists of two clicks.',
      'If clicking the label should still open an item, set expansionTrigger="content".',
    ],
  },
  () => {
    const { update } = renderRichTree({ isItemEditable: true });
    click('B');
    expect(open()).toBe('A');
    update({ expansionTrigger: 'content' });
    click('B');
    expect(open()).toBe('A B');
  },
);

claim(
  'a new label stays until items or a function that reads them changes',
  {
    'tree-view/rich-tree-view/ordering':
      'Otherwise, the new order is lost when items or a function that reads them changes.',
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

claim(
  'the methods',
  {
    'tree-view/rich-tree-view/editing': [
      'setEditedItem(id) | starts editing if the item is editable',
      'setEditedItem(null) | ends editing without saving',
      'updateItemLabel(id, label) | sets the label and calls onItemLabelChange; an empty label throws an error',
    ],
  },
  () => {
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
  },
);

claim(
  'one item at a time; one in a collapsed branch is edited when the branch expands',
  { 'tree-view/rich-tree-view/editing': 'Users can edit only one item at a time.' },
  () => {
    const { api } = renderRichTree({ isItemEditable: true });
    act(() => api().setEditedItem('a1'));
    act(() => api().setEditedItem('b1'));
    expect(editing()).toBe(false);
    act(() => api().setItemExpansion({ itemId: 'B' }));
    expect(input()).toHaveValue('b1');
  },
);

claim(
  'the slot of the input receives save and cancel, and has no accessible name',
  {
    'tree-view/rich-tree-view/editing': [
      'Pass all props on to the input: value, type, autoFocus, data-element, onChange, onKeyDown, and onBlur.',
      'Give the input a name, as the demos on this page do:',
    ],
  },
  () => {
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
  },
);

claim(
  'slotProps give the input a name',
  {
    'tree-view/rich-tree-view/editing':
      'Give the input a name, as the demos on this page do:',
  },
  () => {
    const { api } = renderRichTree({
      isItemEditable: true,
      slotProps: { item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } },
    });
    act(() => api().setEditedItem('a1'));
    expect(input()).toHaveAccessibleName('Name');
  },
);

claim(
  'useTreeItemUtils returns the actions',
  {
    'tree-view/rich-tree-view/editing':
      'In a custom item, useTreeItemUtils() returns these actions in interactions: toggleItemEditing(), handleSaveItemLabel(), and handleCancelItemLabelEditing().',
  },
  () => {
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
  },
);

for (const [isMarked, selected] of [
  [true, 'false'],
  [false, 'true'],
] as const)
  claim(
    `data-element on the input: ${isMarked}, so Space in it selects: ${selected}`,
    {
      'tree-view/rich-tree-view/editing': [
        'The tree identifies its input by data-element.',
        'Without this attribute, Space in the input selects the item.',
      ],
    },
    () => {
      function LabelInput(props: React.ComponentProps<'input'>) {
        const { onChange, value } = props;
        return (
          <input {...{ onChange, value }} {...(isMarked && { [MARK]: 'labelInput' })} />
        );
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
    },
  );
