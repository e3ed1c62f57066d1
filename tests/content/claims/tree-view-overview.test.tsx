/**
 * @jest-environment jsdom
 */
import * as community from '@mui/x-tree-view';
import * as pro from '@mui/x-tree-view-pro';
import { hasApi, readApi } from '../../support/components/readApi';
import { renderRichTree } from '../../support/components/renderRichTree';
import { renderSimpleTree } from '../../support/components/renderSimpleTree';
import { checked, focus, press } from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const propsOf = (name: string) => Object.keys(readApi(name).props);

claim(
  'what each tree can do',
  {
    'tree-view/getting-started':
      "Most of the tree's props for selection, expansion, and focus are the same as in RichTreeView.",
  },
  () => {
    expect(propsOf('SimpleTreeView')).not.toEqual(
      expect.arrayContaining(['isItemEditable']),
    );
    expect(propsOf('RichTreeView')).toEqual(
      expect.arrayContaining(['isItemEditable', 'items']),
    );
    for (const name of ['itemsReordering', 'dataSource']) {
      expect(propsOf('RichTreeViewPro')).toContain(name);
      expect(propsOf('RichTreeView')).not.toContain(name);
      expect(propsOf('SimpleTreeView')).not.toContain(name);
    }
    for (const name of [
      'multiSelect',
      'expandedItems',
      'checkboxSelection',
      'onItemFocus',
    ]) {
      expect(propsOf('SimpleTreeView')).toContain(name);
      expect(propsOf('RichTreeView')).toContain(name);
    }
    expect(hasApi('TreeItem')).toBe(true);
  },
);

claim(
  'exports of the Community package that the Pro package lacks',
  {
    'tree-view/getting-started': [
      'The Pro package contains nearly everything in the Community package, with RichTreeViewPro instead of RichTreeView.',
      'The Pro package does not export useSimpleTreeViewApiRef().',
    ],
  },
  () => {
    const missing = Object.keys(community).filter((name) => !(name in pro));
    expect(missing.sort()).toEqual([
      'RichTreeView',
      'RichTreeViewRoot',
      'getRichTreeViewUtilityClass',
      'richTreeViewClasses',
      'useRichTreeViewApiRef',
      'useSimpleTreeViewApiRef',
    ]);
  },
);

claim(
  'the Rich Tree View selects children that were never expanded, the Simple one does not',
  {
    'tree-view/overview':
      'Therefore, with selectionPropagation, selecting a parent also selects children in branches that users have not opened yet.',
  },
  () => {
    const props = {
      multiSelect: true as const,
      defaultExpandedItems: [],
      selectionPropagation: { descendants: true },
    };
    const seen: number[] = [];
    const onSelectedItemsChange = (_event: unknown, ids: string[]) =>
      void seen.push(ids.length);
    renderRichTree<true>({ ...props, onSelectedItemsChange });
    focus('A');
    press(' ');
    document.body.innerHTML = '';
    renderSimpleTree<true>({ ...props, onSelectedItemsChange });
    focus('A');
    press(' ');
    expect([seen, checked()]).toEqual([[3, 1], 'A']);
  },
);
