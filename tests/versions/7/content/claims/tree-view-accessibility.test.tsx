/**
 * @jest-environment jsdom
 */
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { RichTreeView, SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import {
  branch,
  ITEMS,
  leaf,
  renderRichTree,
  type Entry,
} from '../../support/renderRichTree';
import { renderSimpleTree } from '../../support/renderSimpleTree';
import {
  checked,
  content,
  focus,
  focused,
  item,
  open,
  press,
} from '../../support/treeDom';

const NAMES = { 'aria-label': 'Tree', 'aria-describedby': 'hint' };

test('both trees hand their name on to the root', () => {
  render(
    <>
      <p id="hint">Select one</p>
      <RichTreeView items={ITEMS} {...NAMES} />
      <SimpleTreeView {...NAMES}>
        <TreeItem itemId="x" label="x" />
      </SimpleTreeView>
    </>,
  );
  for (const tree of screen.getAllByRole('tree')) {
    expect(tree).toHaveAccessibleName('Tree');
    expect(tree).toHaveAccessibleDescription('Select one');
  }
});

test('roles and attributes', () => {
  renderRichTree<boolean>({
    multiSelect: true,
    checkboxSelection: true,
    defaultSelectedItems: ['a1'],
    isItemDisabled: ({ id }) => id === 'B',
  });
  expect(screen.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
  const attributes = (label: string) =>
    ['aria-selected', 'aria-expanded', 'aria-disabled'].map((name) =>
      item(label).getAttribute(name),
    );
  expect(attributes('A')).toEqual(['false', 'true', null]);
  expect(attributes('a1')).toEqual(['true', null, null]);
  expect(attributes('a2')).toEqual(['false', null, null]);
  expect(attributes('B')).toEqual([null, 'false', 'true']);
  expect(screen.getByRole('group')).toContainElement(item('a1'));
  for (const name of ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-checked']) {
    expect(item('a1')).not.toHaveAttribute(name);
  }
  expect(screen.getAllByRole('treeitem')).toHaveLength(4);
  expect(screen.getAllByRole('checkbox', { name: '' })).toHaveLength(4);
});

test.each([
  ['a disabled item', { isItemDisabled: ({ id }: Entry) => id === 'A' }],
  ['a tree with disableSelection', { disableSelection: true }],
])('%s has aria-selected only for what is selected', (_name, props) => {
  const { update } = renderRichTree<false>({ selectedItems: null, ...props });
  expect(item('A')).not.toHaveAttribute('aria-selected');
  update({ selectedItems: 'A' });
  expect(item('A')).toHaveAttribute('aria-selected', 'true');
});

describe.each([
  [
    'Rich',
    (props: object) => renderRichTree<boolean>({ defaultExpandedItems: [], ...props }),
  ],
  [
    'Simple',
    (props: object) => renderSimpleTree<boolean>({ defaultExpandedItems: [], ...props }),
  ],
])('the keys of the %s Tree View', (_name, renderTree) => {
  test('move, open and close', () => {
    renderTree({});
    focus('A');
    press('ArrowDown');
    expect(focused()).toBe('B');
    press('ArrowUp');
    expect(focused()).toBe('A');
    press(['ArrowRight', 'ArrowRight']);
    expect([open(), focused()]).toEqual(['A', 'a1']);
    press('ArrowLeft');
    expect([open(), focused()]).toEqual(['A', 'A']);
    press('ArrowLeft');
    expect(open()).toBe('');
    press('*');
    expect(open()).toBe('A B');
    press('End');
    expect(focused()).toBe('b2');
    press('Home');
    expect(focused()).toBe('A');
    press('Enter');
    expect([open(), checked()]).toEqual(['B', '']);
  });

  test('select, also several', () => {
    renderTree({ multiSelect: true, defaultExpandedItems: ['A'] });
    focus('a1');
    press(' ');
    press('ArrowDown', { shiftKey: true });
    expect(checked()).toBe('a1 a2');
    focus('B');
    press(' ', { shiftKey: true });
    expect(checked()).toBe('a1 a2 B');
    press('a', { metaKey: true });
    expect(checked()).toBe('A a1 a2 B');
    focus('a2');
    press('Enter');
    expect(checked()).toBe('A a1 B');
    press('Enter');
    expect(checked()).toBe('A a1 a2 B');
  });

  test('each character looks by itself for the next item, without regard to case', () => {
    renderTree({ defaultExpandedItems: ['A', 'B'] });
    focus('A');
    press('B');
    expect(focused()).toBe('B');
    press('b');
    expect(focused()).toBe('b1');
    press('2');
    expect(focused()).toBe('b1');
    press('b', { shiftKey: true });
    press('B', { shiftKey: true });
    expect(focused()).toBe('b1');
    press('a');
    expect(focused()).toBe('A');
  });
});

test('with one selected item at most, Space and Enter select and do not deselect', () => {
  renderRichTree();
  focus('a1');
  press([' ', ' ']);
  expect(checked()).toBe('a1');
  press('Enter');
  expect(checked()).toBe('a1');
});

test('in a right-to-left layout the arrows change places', () => {
  render(
    <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
      <RichTreeView items={[branch('A', leaf('a1'))]} />
    </ThemeProvider>,
  );
  focus('A');
  press('ArrowLeft');
  expect(open()).toBe('A');
  press('ArrowRight');
  expect(open()).toBe('');
});

test('a title of an icon is part of the text that typing searches in a Simple Tree View', () => {
  renderSimpleTree({
    children: [
      <TreeItem key="1" itemId="1" label="first" />,
      <TreeItem
        key="2"
        itemId="2"
        label={
          <>
            <svg>
              <title>online</title>
            </svg>
            {' printer'}
          </>
        }
      />,
    ],
  });
  focus('first');
  press('p');
  expect(focused()).toBe('first');
  press('o');
  expect(focused()).toBe('online printer');
  expect(content('online printer')).toBeInTheDocument();
});
