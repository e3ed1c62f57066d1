/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import {
  RichTreeView,
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import type {} from '@mui/x-tree-view-pro/themeAugmentation';
import {
  ITEMS,
  renderRichTree,
  type Entry,
} from '../../support/components/renderRichTree';
import {
  content,
  focus,
  focused,
  item,
  press,
  shown,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

claim(
  'a component in slots.item receives itemId, label, id and children',
  {
    'tree-view/rich-tree-view/customization':
      'A component in slots.item receives itemId, label, id, and children, and passes them to a TreeItem.',
  },
  () => {
    const received = new Map<string, TreeItemProps>();
    function Item(props: TreeItemProps) {
      received.set(props.itemId, props);
      return <TreeItem {...props} />;
    }
    renderRichTree({ slots: { item: Item } });
    expect(Object.keys(received.get('A') ?? {})).toEqual(
      expect.arrayContaining(['children', 'id', 'itemId', 'label']),
    );
    expect(received.get('A')).toMatchObject({ itemId: 'A', label: 'A' });
  },
);

claim(
  'useTreeItemModel returns the item as passed, and null for an unknown id; the search keeps the label',
  {
    'tree-view/rich-tree-view/customization': [
      'useTreeItemModel(itemId) returns the item as you passed it, so you can use its other properties, such as type in the demo above.',
      'When users type a letter, the tree still searches the text from getItemLabel, not the rendered content.',
      'For an unknown id, useTreeItemModel() returns undefined, so check the result.',
    ],
  },
  () => {
    const models: unknown[] = [];
    function Item(props: TreeItemProps) {
      models.push(useTreeItemModel<Entry>(props.itemId), useTreeItemModel('unknown'));
      return <TreeItem {...props} label={`~${props.label}`} />;
    }
    renderRichTree({ slots: { item: Item }, defaultExpandedItems: [] });
    expect(models.slice(0, 2)).toEqual([ITEMS[0], undefined]);
    expect(models[0]).toBe(ITEMS[0]);
    focus('~A');
    press('b');
    expect(focused()).toBe('~B');
  },
);

claim(
  'a component created in each render remounts all items and loses focus',
  {
    'tree-view/rich-tree-view/customization':
      'Otherwise, React remounts all items on every render, and focus and the animation are lost.',
  },
  () => {
    const make = () =>
      function Item(props: TreeItemProps) {
        return <TreeItem {...props} />;
      };
    const { update } = renderRichTree({ slots: { item: make() } });
    const before = item('a1');
    focus('a1');
    update({ slots: { item: make() } });
    expect(item('a1')).not.toBe(before);
    expect(focused()).toBe('BODY');
  },
);

claim(
  'the icons: where each shows, none for leaves, null removes one and keeps its space',
  {
    'tree-view/rich-tree-view/customization':
      'Pass null to remove an icon. The space for the icon remains.',
  },
  () => {
    const icon = (name: string) => () => <i data-icon={name} />;
    const { update } = renderRichTree({
      slots: {
        expandIcon: icon('expand'),
        collapseIcon: icon('collapse'),
        endIcon: icon('end'),
      },
    });
    const iconOf = (label: string) =>
      content(label).querySelector('[data-icon]')?.getAttribute('data-icon');
    expect(['A', 'B', 'a1'].map(iconOf)).toEqual(['collapse', 'expand', 'end']);
    update({ slots: {} });
    const box = (label: string) =>
      content(label).querySelector('.MuiTreeItem-iconContainer');
    expect(box('a1')).toBeEmptyDOMElement();
    expect(box('A')?.querySelector('svg')).not.toBeNull();
    update({ slots: { collapseIcon: null } });
    expect(box('A')).toBeEmptyDOMElement();
  },
);

claim(
  'slotProps.item as a function receives itemId and label; a new one rerenders all items',
  {
    'tree-view/rich-tree-view/customization':
      'A new object or function makes all items rerender.',
  },
  () => {
    const requested = new Set<string>();
    let renders = 0;
    function Item(props: TreeItemProps) {
      renders += 1;
      return <TreeItem {...props} />;
    }
    const props = ({ itemId, label }: { itemId: string; label: string }) => {
      requested.add(`${itemId}:${label}`);
      return { title: `title of ${label}` };
    };
    const slots = { item: Item };
    const { update } = renderRichTree({ slots, slotProps: { item: props } });
    expect([...requested].sort()).toEqual(['A:A', 'B:B', 'a1:a1', 'a2:a2']);
    expect(item('a1')).toHaveAttribute('title', 'title of a1');
    renders = 0;
    update({ slots, slotProps: { item: props } });
    expect(renders).toBe(0);
    update({ slots, slotProps: { item: () => ({}) } });
    expect(renders).toBeGreaterThanOrEqual(4);
  },
);

claim(
  'the depth starts at 0; the attributes of editing',
  {
    'tree-view/rich-tree-view/customization': [
      'To compute a style from the level, use --TreeView-itemDepth. This CSS variable is set on each item and is 0 at the first level:',
      'In addition, editable items have data-editable and, while users rename them, data-editing.',
    ],
  },
  () => {
    const { api } = renderRichTree({ isItemEditable: ({ id }) => id === 'a1' });
    const depth = (label: string) =>
      item(label).style.getPropertyValue('--TreeView-itemDepth');
    expect([depth('A'), depth('a1')]).toEqual(['0', '1']);
    expect(content('a1')).toHaveAttribute('data-editable');
    expect(content('a2')).not.toHaveAttribute('data-editable');
    act(() => api().setEditedItem('a1'));
    expect(screen.getByRole('textbox').parentElement).toHaveAttribute('data-editing');
  },
);

claim(
  'the theme: MuiRichTreeView, MuiTreeItem and, for Pro, MuiRichTreeViewPro',
  {
    'tree-view/rich-tree-view/customization':
      'The theme keys are `MuiRichTreeView` and `MuiTreeItem`.',
  },
  () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const theme = createTheme({
      components: {
        MuiRichTreeView: { defaultProps: { 'aria-label': 'community' } },
        MuiRichTreeViewPro: { defaultProps: { 'aria-label': 'pro' } },
        MuiTreeItem: { defaultProps: { className: 'themed' } },
      },
    });
    render(
      <ThemeProvider theme={theme}>
        <RichTreeView items={ITEMS} />
        <RichTreeViewPro items={ITEMS} />
      </ThemeProvider>,
    );
    expect(screen.getByRole('tree', { name: 'community' })).toBeInTheDocument();
    expect(screen.getByRole('tree', { name: 'pro' })).toBeInTheDocument();
    expect(document.querySelectorAll('.themed')).toHaveLength(4);
    expect(shown()).toBe('A B A B');
    error.mockRestore();
  },
);
