/**
 * @jest-environment jsdom
 */
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { RichTreeView, SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import {
  branch,
  ITEMS,
  leaf,
  renderRichTree,
} from '../../support/components/renderRichTree';
import { renderSimpleTree } from '../../support/components/renderSimpleTree';
import {
  checkbox,
  checked,
  content,
  focus,
  focused,
  item,
  open,
  press,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const NAMES = { 'aria-label': 'Tree', 'aria-describedby': 'hint' };

claim(
  'both trees forward their name to the root',
  {
    'tree-view/accessibility': [
      'Set aria-labelledby to the id of a heading, or set aria-label. aria-describedby adds instructions that screen readers read after the name.',
      'The Simple and Rich Tree Views pass these props to their root element.',
    ],
  },
  () => {
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
  },
);

claim(
  'roles and attributes',
  {
    'tree-view/accessibility': [
      'the tree | tree, with aria-multiselectable for multiSelect',
      'an item | treeitem, with aria-checked for its selection state and aria-disabled if it is disabled',
      'an item with children | also aria-expanded',
      'the list of children | group',
      "an item's checkbox | hidden with aria-hidden, because the item's aria-checked conveys its state",
      'aria-checked is mixed if an item is not selected but some of its descendants are.',
      'An item that users cannot select has aria-checked only if it is already selected or has selected descendants.',
      'Items have no attributes for their level, their position, or the number of their siblings.',
      'The children of closed items are not in the DOM, so screen readers cannot find them.',
    ],
  },
  () => {
    renderRichTree<boolean>({
      multiSelect: true,
      checkboxSelection: true,
      defaultSelectedItems: ['a1'],
      isItemDisabled: ({ id }) => id === 'B',
      isItemSelectionDisabled: ({ id }) => id === 'a2',
    });
    expect(screen.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
    const attributes = (label: string) =>
      ['aria-checked', 'aria-expanded', 'aria-disabled'].map((name) =>
        item(label).getAttribute(name),
      );
    expect(attributes('A')).toEqual(['mixed', 'true', null]);
    expect(attributes('a1')).toEqual(['true', null, null]);
    expect(attributes('a2')).toEqual([null, null, null]);
    expect(attributes('B')).toEqual([null, 'false', 'true']);
    expect(screen.getByRole('group')).toContainElement(item('a1'));
    expect(checkbox('a1')?.closest('[aria-hidden="true"]')).not.toBeNull();
    for (const name of ['aria-level', 'aria-posinset', 'aria-setsize']) {
      expect(item('a1')).not.toHaveAttribute(name);
    }
    expect(screen.getAllByRole('treeitem')).toHaveLength(4);
  },
);

claim(
  'an item that cannot be selected has aria-checked if it or a descendant is selected',
  {
    'tree-view/accessibility':
      'An item that users cannot select has `aria-checked` only if it is already selected or has selected descendants.',
  },
  () => {
    const { update } = renderRichTree<boolean>({
      multiSelect: true,
      selectedItems: [],
      isItemSelectionDisabled: ({ id }) => id === 'A',
    });
    const checkedOfA = () => item('A').getAttribute('aria-checked');
    expect(checkedOfA()).toBeNull();
    update({ selectedItems: ['a1'] });
    expect(checkedOfA()).toBe('mixed');
    update({ selectedItems: ['A'] });
    expect(checkedOfA()).toBe('true');
  },
);

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
  claim(
    'move, expand and collapse',
    {
      'tree-view/accessibility': [
        '↑ ↓ | go to the item above or below',
        '→ | open the item; on an open item, go to its first child',
        '← | close an open item; on any other item, go to its parent',
        'Home End | go to the first or last visible item',
        'open the item and its siblings',
        'Enter | rename an editable item; open or close an item with children; select any other item (with multiSelect, also deselect)',
      ],
    },
    () => {
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
    },
  );

  claim(
    'select, including several items',
    {
      'tree-view/accessibility': [
        'Space | select or deselect',
        'Shift+↑ or ↓ | move focus and extend or shrink the selection by one item',
        'Shift+Space | select from the item that was selected last to the focused item',
        'Ctrl+A | select all visible items',
        'Enter | rename an editable item; open or close an item with children; select any other item (with multiSelect, also deselect)',
      ],
    },
    () => {
      renderTree({ multiSelect: true, defaultExpandedItems: ['A'] });
      focus('a1');
      press(' ');
      press('ArrowDown', { shiftKey: true });
      expect(checked()).toBe('a1 a2');
      press('ArrowUp', { shiftKey: true });
      expect([checked(), focused()]).toEqual(['a1', 'a1']);
      press('ArrowDown', { shiftKey: true });
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
    },
  );

  claim(
    'letters within half a second are one search, ignoring case',
    {
      'tree-view/accessibility': [
        'letters, digits, and other characters, without Shift | go to the next visible item that starts with them, ignoring case',
        'Letters that users type within half a second of each other form one search word.',
      ],
    },
    () => {
      jest.useFakeTimers();
      renderTree({ defaultExpandedItems: ['A', 'B'] });
      focus('A');
      press(['B', '2']);
      expect(focused()).toBe('b2');
      act(() => void jest.advanceTimersByTime(499));
      press('x');
      act(() => void jest.advanceTimersByTime(501));
      press('a');
      press('1');
      expect(focused()).toBe('a1');
      act(() => void jest.advanceTimersByTime(501));
      press('b', { shiftKey: true });
      press('B', { shiftKey: true });
      expect(focused()).toBe('a1');
      press('b');
      expect(focused()).toBe('B');
      jest.useRealTimers();
    },
  );
});

claim(
  'half a second: the second letter continues the search before it, and starts a new one after it',
  {
    'tree-view/accessibility':
      'Letters that users type within half a second of each other form one search word.',
  },
  () => {
    jest.useFakeTimers();
    renderRichTree({ items: [leaf('x'), leaf('ab'), leaf('ba'), leaf('ac')] });
    focus('x');
    press('a');
    act(() => void jest.advanceTimersByTime(490));
    press('c');
    expect(focused()).toBe('ac');
    focus('x');
    act(() => void jest.advanceTimersByTime(600));
    press('a');
    act(() => void jest.advanceTimersByTime(510));
    press('b');
    expect(focused()).toBe('ba');
    jest.useRealTimers();
  },
);

claim(
  'in a right-to-left layout the arrow keys are swapped',
  { 'tree-view/accessibility': 'In right-to-left layouts, → and ← are swapped.' },
  () => {
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
  },
);

claim(
  'a title of an icon is part of the text that type-ahead searches in a Simple Tree View',
  {
    'tree-view/accessibility':
      "In a SimpleTreeView, put the icon after the label, because searching by letter uses the text of the whole item, including the icon's text.",
  },
  () => {
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
  },
);
