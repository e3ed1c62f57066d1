/**
 * Claims of the guide from 7 to 8, tested with both versions.
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import fs from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { claim } from '../../support/content/claim';
import { loadPackage, resolvePackage } from '../../support/content/readPackage';

const V7 = '@mui/x-tree-view@7';
const V8 = '@mui/x-tree-view';

const partsOf = (name: string) => loadPackage(name);
const componentOf = (name: string, part: string) =>
  partsOf(name)[part] as React.ComponentType<Record<string, unknown>>;

const readFile = (name: string, file: string) =>
  fs.readFileSync(path.join(resolvePackage(name), file), 'utf8');

for (const [name, expected] of [
  [V7, true],
  [V8, false],
] as const)
  claim(
    `${name} has experimentalFeatures: ${expected}`,
    {
      'migration/migration-tree-view-v7':
        'The experimentalFeatures prop is gone because its features no longer need a flag:',
    },
    () => {
      const text = readFile(name, 'RichTreeView/RichTreeView.js');
      expect(text.includes('experimentalFeatures')).toBe(expected);
    },
  );

interface Methods {
  selectItem?: unknown;
  setItemSelection?: (params: object) => void;
  setItemExpansion: (...params: unknown[]) => void;
}

function renderTree(name: string, props: Record<string, unknown> = {}): Methods {
  const Tree = componentOf(name, 'RichTreeView');
  const apiRef: { current: Methods | undefined } = { current: undefined };
  const items = [{ id: 'mail', label: 'Mail', children: [{ id: 'in', label: 'Inbox' }] }];
  render(<Tree items={items} apiRef={apiRef} {...props} />);
  if (!apiRef.current) throw new Error('the tree did not mount');
  return apiRef.current;
}

const isOpen = () =>
  screen.getAllByRole('treeitem')[0]?.getAttribute('aria-expanded') === 'true';

claim(
  'selectItem() became setItemSelection()',
  { 'migration/migration-tree-view-v7': '`selectItem()` is now `setItemSelection()`.' },
  () => {
    expect(renderTree(V7)).toHaveProperty('selectItem');
    const api = renderTree(V8);
    expect(api).not.toHaveProperty('selectItem');
    expect(api).toHaveProperty('setItemSelection');
  },
);

claim(
  'setItemExpansion() has positional parameters in version 7',
  {
    'migration/migration-tree-view-v7':
      'setItemExpansion() now accepts one object instead of three parameters and toggles the item if you omit shouldBeExpanded.',
  },
  () => {
    const api = renderTree(V7);
    act(() => api.setItemExpansion({ type: 'click' }, 'mail', true));
    expect(isOpen()).toBe(true);
  },
);

claim(
  'setItemExpansion() has an object parameter in version 8, toggles, and needs no event',
  {
    'migration/migration-tree-view-v7': [
      'The expansion and selection handlers also run when your code calls a method on the API object.',
      'In that case, there may be no event, so the type of the first parameter includes null.',
      'setItemExpansion() now accepts one object instead of three parameters and toggles the item if you omit shouldBeExpanded.',
    ],
  },
  () => {
    const onItemExpansionToggle = jest.fn();
    const api = renderTree(V8, { onItemExpansionToggle });
    const toggle = () => act(() => api.setItemExpansion({ itemId: 'mail' }));
    toggle();
    expect(isOpen()).toBe(true);
    toggle();
    expect(isOpen()).toBe(false);
    expect(onItemExpansionToggle).toHaveBeenLastCalledWith(null, 'mail', false);
  },
);

claim(
  'setItemSelection() without an event passes null to the handlers',
  {
    'migration/migration-tree-view-v7':
      'In that case, there may be no event, so the type of the first parameter includes null.',
  },
  () => {
    const onSelectedItemsChange = jest.fn();
    const api = renderTree(V8, { onSelectedItemsChange });
    act(() => api.setItemSelection?.({ itemId: 'mail', shouldBeSelected: true }));
    expect(onSelectedItemsChange).toHaveBeenCalledWith(null, 'mail');
  },
);

for (const [name, expected] of [
  [V7, null],
  [V8, ''],
] as const)
  claim(
    `a selected item in ${name} has data-selected: ${expected}`,
    {
      'migration/migration-tree-view-v7': [
        'State classes such as Mui-expanded and Mui-selected still work but are deprecated.',
        'Use attribute selectors instead:',
      ],
    },
    () => {
      renderTree(name);
      const content = document.querySelector(
        '.MuiTreeItem-content, .MuiTreeItem2-content',
      );
      if (!content) throw new Error('an item without content');
      fireEvent.click(content);
      expect(content).toHaveClass('Mui-selected');
      expect(content.getAttribute('data-selected')).toBe(expected);
    },
  );

for (const name of [V7, V8])
  claim(
    `in ${name} a child is indented by the width per level`,
    {
      'migration/migration-tree-view-v7': [
        'indentationAtItemLevel | Always on: each item has its own indentation. Set the width per level with itemChildrenIndentation',
        'It used to be padding on the element that groups the children.',
        "It is now padding on each item's content, so the background of a selected item spans the full width.",
      ],
    },
    () => {
      const text = readFile(name, 'TreeItem/TreeItem.js');
      // Version 7 indents the group of children unless the flag is set; version 8 has no flag.
      expect(text).toContain('var(--TreeView-itemChildrenIndentation)');
      expect(text.includes('indentationAtItemLevel')).toBe(name === V7);
    },
  );

claim(
  'the selection has another attribute',
  {
    'migration/migration-tree-view-v7':
      'Items now express their selection with `aria-checked` instead of `aria-selected`',
  },
  () => {
    const attributesIn = (name: string) => {
      renderTree(name, { defaultSelectedItems: 'mail' });
      const element = screen.getByRole('treeitem');
      const found = ['aria-checked', 'aria-selected'].filter(
        (attribute) => element.getAttribute(attribute) === 'true',
      );
      cleanup();
      return found;
    };
    expect([attributesIn(V7), attributesIn(V8)]).toEqual([
      ['aria-selected'],
      ['aria-checked'],
    ]);
  },
);
