/**
 * @jest-environment jsdom
 */
import * as community from '@mui/x-tree-view';
import * as pro from '@mui/x-tree-view-pro';
import { hasApi, readApi } from '../../support/components/readApi';
import { renderRichTree } from '../../support/components/renderRichTree';
import { renderSimpleTree } from '../../support/components/renderSimpleTree';
import { checked, focus, press } from '../../support/components/treeDom';

const propsOf = (name: string) => Object.keys(readApi(name).props);

test('what each tree can do', () => {
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
});

test('exports of the Community package that the Pro package lacks', () => {
  const missing = Object.keys(community).filter((name) => !(name in pro));
  expect(missing.sort()).toEqual([
    'RichTreeView',
    'RichTreeViewRoot',
    'getRichTreeViewUtilityClass',
    'richTreeViewClasses',
    'useRichTreeViewApiRef',
    'useSimpleTreeViewApiRef',
  ]);
});

test('the Rich Tree View selects children that were never expanded, the Simple one does not', () => {
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
});
