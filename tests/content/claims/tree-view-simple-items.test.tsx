/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import { TreeItem } from '@mui/x-tree-view';
import { Node, renderSimpleTree } from '../../support/components/renderSimpleTree';
import {
  click,
  focus,
  focused,
  item,
  press,
  shown,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

claim(
  'two mounted items with one id throw and are named; an item outside of a tree throws',
  {
    'tree-view/simple-tree-view/items':
      'Mounting two items with the same itemId throws an error.',
  },
  () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() =>
      renderSimpleTree({
        children: [<Node key="1" itemId="x" />, <Node key="2" itemId="x" />],
      }),
    ).toThrow(/same id.*"x"/s);
    expect(() => render(<TreeItem itemId="x" label="x" />)).toThrow(/Tree View/);
    error.mockRestore();
  },
);

claim(
  'the id attribute consists of the ids of the tree and the item',
  {
    'tree-view/simple-tree-view/items':
      "id | sets the element's id attribute; by default, a combination of the tree's id and the item's itemId",
  },
  () => {
    renderSimpleTree({
      id: 'tree',
      children: [<Node key="1" itemId="x" />, <Node key="2" itemId="y" id="mine" />],
    });
    expect([item('x').id, item('y').id]).toEqual(['tree-x', 'mine']);
  },
);

claim(
  'type-ahead searches the rendered text, read when the label changes',
  {
    'tree-view/simple-tree-view/items': [
      'When users type a letter, the tree searches the rendered text of the items.',
      'It reads this text when an item appears and when its label changes.',
    ],
  },
  () => {
    const labels = (second: React.ReactNode) => [
      <Node key="1" itemId="1" label={<b>apple</b>} />,
      <Node key="2" itemId="2" label={second} />,
    ];
    const { update } = renderSimpleTree({ children: labels(<i>pear</i>) });
    focus('apple');
    press('p');
    expect(focused()).toBe('pear');
    focus('apple');
    update({ children: labels(<i>quince</i>) });
    press('p');
    expect(focused()).toBe('apple');
    press('q');
    expect(focused()).toBe('quince');
  },
);

claim(
  'children determine whether an item is a leaf; custom components and conditions work',
  {
    'tree-view/simple-tree-view/items': [
      'Your own components can wrap a single TreeItem or several items inside the tree.',
      'An item whose children are all false or null is a leaf.',
      'A component that renders nothing is still a child: its parent has an arrow but no visible children.',
    ],
  },
  () => {
    const Nothing = () => null;
    const Wrapped = (props: { itemId: string }) => <Node {...props} />;
    renderSimpleTree({
      children: (
        <section>
          <Node itemId="leaf">
            {false}
            {null}
          </Node>
          <Node itemId="odd">
            <Nothing />
          </Node>
          <Wrapped itemId="wrapped" />
        </section>
      ),
    });
    expect(item('leaf')).not.toHaveAttribute('aria-expanded');
    expect(item('odd')).toHaveAttribute('aria-expanded', 'false');
    click('odd');
    expect(shown()).toBe('leaf odd wrapped');
  },
);

claim(
  'return values of the methods, and which items they do not find',
  {
    'tree-view/simple-tree-view/items': [
      "getParentId(id) | the parent's id, or null at the first level",
      'getItemOrderedChildrenIds(id) | the ids of the children; pass null for the first level',
      "getItemDOMElement(id) | the item's element, if the item is rendered",
      'getItem(id) | an object with the id; its label is empty, because the label is a React node',
      'setIsItemDisabled({ itemId, shouldBeDisabled }) | nothing; it disables or enables the item, or toggles its state if you omit shouldBeDisabled',
      'Most of the methods above do not find such items.',
    ],
  },
  () => {
    const { api } = renderSimpleTree();
    expect([api().getParentId('a1'), api().getParentId('A')]).toEqual(['A', null]);
    expect(api().getItemOrderedChildrenIds(null)).toEqual(['A', 'B']);
    expect(api().getItemOrderedChildrenIds('A')).toEqual(['a1', 'a2']);
    expect(api().getItemDOMElement('a1')).toBe(item('a1'));
    expect(api().getItem('a1')).toEqual({ id: 'a1', label: '' });
    expect(api().getItem('b1')).toBeUndefined();
    expect(api().getItemOrderedChildrenIds('B')).toEqual([]);
    expect(api().getParentId('b1')).toBeNull();
    expect(api().getItemDOMElement('b1')).toBeNull();
    expect(api()).not.toHaveProperty('setEditedItem');
    act(() => api().setIsItemDisabled({ itemId: 'a1' }));
    expect(item('a1')).toHaveAttribute('aria-disabled', 'true');
    act(() => api().setIsItemDisabled({ itemId: 'a1', shouldBeDisabled: false }));
    expect(item('a1')).not.toHaveAttribute('aria-disabled');
  },
);

claim(
  'onItemClick is not called by keys',
  { 'tree-view/simple-tree-view/items': 'Enter and Space do not call onItemClick.' },
  () => {
    const clicked: string[] = [];
    renderSimpleTree({ onItemClick: (_event, id) => clicked.push(id) });
    click('a1');
    press(['Enter', ' ']);
    expect(clicked).toEqual(['a1']);
  },
);

claim(
  'the indentation is 12 px by default',
  { 'tree-view/simple-tree-view/items': 'The default is 12 px.' },
  () => {
    const { update } = renderSimpleTree();
    const indentation = () =>
      screen
        .getByRole('tree')
        .style.getPropertyValue('--TreeView-itemChildrenIndentation');
    expect(indentation()).toBe('12px');
    update({ itemChildrenIndentation: '2rem' });
    expect(indentation()).toBe('2rem');
  },
);
