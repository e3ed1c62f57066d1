/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { TreeItem2, useTreeItem2Utils, type TreeItem2Props } from '@mui/x-tree-view';
import { renderRichTree } from '../../support/renderRichTree';
import { checked, click, focus, item, open, press, shown } from '../../support/treeDom';

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const editing = () => screen.queryByRole('textbox') !== null;
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const begin = (label: string) => fireEvent.doubleClick(screen.getByText(label));

test('an empty label is not accepted, spaces are', () => {
  const heard: string[] = [];
  renderRichTree({
    isItemEditable: true,
    onItemLabelChange: (_id, label) => heard.push(`"${label}"`),
  });
  begin('a1');
  type('');
  press('Enter');
  fireEvent.blur(input());
  expect([editing(), heard]).toEqual([true, []]);
  type(' ');
  press('Enter');
  expect([editing(), heard]).toEqual([false, ['" "']]);
});

test('Enter no longer opens or selects an editable item; arrows and Space still do', () => {
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

test('a click opens no item of an editable tree unless the trigger is content', () => {
  const { update } = renderRichTree({ isItemEditable: true });
  click('B');
  expect(open()).toBe('A');
  update({ expansionTrigger: 'content' });
  click('B');
  expect(open()).toBe('A B');
});

test('useTreeItem2Utils gives the actions', () => {
  function OwnItem(props: TreeItem2Props) {
    const { interactions } = useTreeItem2Utils({
      itemId: props.itemId,
      children: props.children,
    });
    return (
      <TreeItem2
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
