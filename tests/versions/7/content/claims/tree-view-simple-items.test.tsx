/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { render, screen } from '@testing-library/react';
import { TreeItem } from '@mui/x-tree-view';
import { Node, renderSimpleTree } from '../../support/renderSimpleTree';
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

test('two mounted items with one id throw and are named; an item outside of a tree throws', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() =>
    renderSimpleTree({
      children: [<Node key="1" itemId="x" />, <Node key="2" itemId="x" />],
    }),
  ).toThrow(/same id.*"x"/s);
  expect(() => render(<TreeItem itemId="x" label="x" />)).toThrow(/Tree View/);
  error.mockRestore();
});

test('the id attribute is made of the ids of the tree and the item', () => {
  renderSimpleTree({
    id: 'tree',
    children: [<Node key="1" itemId="x" />, <Node key="2" itemId="y" id="mine" />],
  });
  expect([item('x').id, item('y').id]).toEqual(['tree-x', 'mine']);
});

test('typing searches the text in the page, read when the label changes', () => {
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
});

test('children decide whether an item is a leaf; own components and conditions work', () => {
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
});

test('onItemClick is not called by keys', () => {
  const clicked: string[] = [];
  renderSimpleTree({ onItemClick: (_event, id) => clicked.push(id) });
  click('a1');
  press(['Enter', ' ']);
  expect(clicked).toEqual(['a1']);
});

test('the indentation is 12 px by default', () => {
  const { update } = renderSimpleTree();
  const indentation = () =>
    screen.getByRole('tree').style.getPropertyValue('--TreeView-itemChildrenIndentation');
  expect(indentation()).toBe('12px');
  update({ itemChildrenIndentation: '2rem' });
  expect(indentation()).toBe('2rem');
});

test('* opens a disabled item with its siblings, Ctrl+A selects it if it can have the focus', () => {
  const { update } = renderSimpleTree<boolean>({
    multiSelect: true,
    defaultExpandedItems: [],
    children: [
      <Node key="A" itemId="A" disabled>
        <Node itemId="a1" />
      </Node>,
      <Node key="B" itemId="B" />,
    ],
  });
  focus('B');
  press('*');
  expect(open()).toBe('A');
  press('a', { ctrlKey: true });
  expect(checked()).toBe('B');
  update({ disabledItemsFocusable: true });
  press('a', { ctrlKey: true });
  expect(checked()).toBe('A a1 B');
});
