/**
 * Claims of the guide from 6 to 7 that later versions still show: removed names are
 * missing, and their replacements exist.
 */
import { readAllApis } from '../../support/components/readApi';
import { readCode } from '../../support/content/readPackage';

const tree = jest.requireActual<Record<string, unknown>>('@mui/x-tree-view');

const pageOf = (name: string) => readAllApis().find((page) => page.name === name);
const propsOf = (name: string): string[] => Object.keys(pageOf(name)?.props ?? {});
const slotsOf = (name: string): string[] =>
  (pageOf(name)?.slots ?? []).map((slot) => slot.name);

test.each([
  ['expanded', 'expandedItems'],
  ['defaultExpanded', 'defaultExpandedItems'],
  ['onNodeToggle', 'onExpandedItemsChange'],
  ['selected', 'selectedItems'],
  ['defaultSelected', 'defaultSelectedItems'],
  ['onNodeSelect', 'onSelectedItemsChange'],
  ['onNodeFocus', 'onItemFocus'],
])('the tree: %s became %s', (before, after) => {
  expect(propsOf('SimpleTreeView')).not.toContain(before);
  expect(propsOf('SimpleTreeView')).toContain(after);
});

test('the icons are slots', () => {
  const icons = ['expandIcon', 'collapseIcon', 'endIcon'];
  expect(slotsOf('SimpleTreeView')).toEqual(expect.arrayContaining(icons));
  expect(slotsOf('TreeItem')).toEqual(expect.arrayContaining([...icons, 'icon']));
  expect(propsOf('SimpleTreeView')).not.toContain('defaultParentIcon');
  for (const icon of icons) expect(propsOf('TreeItem')).not.toContain(icon);
});

test('items have an id, and a slot for the transition', () => {
  expect(propsOf('TreeItem')).toContain('itemId');
  expect(propsOf('TreeItem')).not.toContain('nodeId');
  expect(slotsOf('TreeItem')).toContain('groupTransition');
  expect(propsOf('TreeItem')).not.toContain('TransitionComponent');
  expect(tree.treeItemClasses).toHaveProperty('groupTransition');
  expect(tree.treeItemClasses).not.toHaveProperty('group');
});

test('the theme has a key for the new name', () => {
  const text = readCode('x-tree-view', 'themeAugmentation/overrides.d.ts');
  expect(text).toContain('MuiSimpleTreeView');
  expect(text).not.toContain('MuiTreeView:');
});

test('TreeView became SimpleTreeView', () => {
  expect(tree).not.toHaveProperty('TreeView');
  expect(tree).toHaveProperty('SimpleTreeView');
  expect(tree).toHaveProperty('simpleTreeViewClasses');
});

test('version 8 has neither the state hook nor the digit', () => {
  expect(tree).not.toHaveProperty('useTreeItemState');
  expect(tree).not.toHaveProperty('TreeItem2');
  expect(tree).toHaveProperty('useTreeItem');
  expect(propsOf('TreeItem')).not.toContain('ContentComponent');
});

test('what the codemod does', () => {
  const read = (name: string) =>
    readCode('x-codemod', `v7.0.0/tree-view/${name}/index.js`);
  expect(read('rename-expansion-props')).toMatch(/'TreeView', 'SimpleTreeView'/);
  const renameProps = readCode('x-codemod', 'util/renameProps.js');
  expect(renameProps).toMatch(/find\(j\.JSXElement\)[^]*find\(j\.JSXAttribute\)/);
  expect(read('replace-transition-props-by-slot')).toContain("'TreeItem'");
  expect(read('preset-safe')).not.toMatch(/icon/i);
});
