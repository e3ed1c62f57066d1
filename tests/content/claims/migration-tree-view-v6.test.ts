/**
 * Claims of the guide from 6 to 7 that later versions still show: removed names are
 * missing, and their replacements exist.
 */
import { readAllApis } from '../../support/components/readApi';
import { readCode } from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

const tree = jest.requireActual<Record<string, unknown>>('@mui/x-tree-view');

const pageOf = (name: string) => readAllApis().find((page) => page.name === name);
const propsOf = (name: string): string[] => Object.keys(pageOf(name)?.props ?? {});
const slotsOf = (name: string): string[] =>
  (pageOf(name)?.slots ?? []).map((slot) => slot.name);

for (const [before, after] of [
  ['expanded', 'expandedItems'],
  ['defaultExpanded', 'defaultExpandedItems'],
  ['onNodeToggle', 'onExpandedItemsChange'],
  ['selected', 'selectedItems'],
  ['defaultSelected', 'defaultSelectedItems'],
  ['onNodeSelect', 'onSelectedItemsChange'],
  ['onNodeFocus', 'onItemFocus'],
] as const)
  claim(
    `the tree: ${before} became ${after}`,
    {
      'migration/migration-tree-view-v6': [
        'Tree | expanded | expandedItems',
        'Tree | defaultExpanded | defaultExpandedItems',
        'Tree | onNodeToggle | onExpandedItemsChange',
        'Tree | selected | selectedItems',
        'Tree | defaultSelected | defaultSelectedItems',
        'Tree | onNodeSelect | onSelectedItemsChange',
        'Tree | onNodeFocus | onItemFocus',
      ],
    },
    () => {
      expect(propsOf('SimpleTreeView')).not.toContain(before);
      expect(propsOf('SimpleTreeView')).toContain(after);
    },
  );

claim(
  'the icons are slots',
  {
    'migration/migration-tree-view-v6': [
      'The defaultParentIcon prop is gone.',
      'Tree | defaultExpandIcon and the other icons | slots.expandIcon and so on',
      'Item | expandIcon, collapseIcon, endIcon, icon | The slots with the same names',
    ],
  },
  () => {
    const icons = ['expandIcon', 'collapseIcon', 'endIcon'];
    expect(slotsOf('SimpleTreeView')).toEqual(expect.arrayContaining(icons));
    expect(slotsOf('TreeItem')).toEqual(expect.arrayContaining([...icons, 'icon']));
    expect(propsOf('SimpleTreeView')).not.toContain('defaultParentIcon');
    for (const icon of icons) expect(propsOf('TreeItem')).not.toContain(icon);
  },
);

claim(
  'items have an id, and a slot for the transition',
  {
    'migration/migration-tree-view-v6': [
      'Item | nodeId | itemId',
      'Item | TransitionComponent, TransitionProps | slots.groupTransition, slotProps.groupTransition',
      'Class | treeItemClasses.group | treeItemClasses.groupTransition',
    ],
  },
  () => {
    expect(propsOf('TreeItem')).toContain('itemId');
    expect(propsOf('TreeItem')).not.toContain('nodeId');
    expect(slotsOf('TreeItem')).toContain('groupTransition');
    expect(propsOf('TreeItem')).not.toContain('TransitionComponent');
    expect(tree.treeItemClasses).toHaveProperty('groupTransition');
    expect(tree.treeItemClasses).not.toHaveProperty('group');
  },
);

claim(
  'the theme has a key for the new name',
  {
    'migration/migration-tree-view-v6': [
      "The theme key for styles and default props contains the component's name, so it also changes.",
      'The theme has styles for MuiSimpleTreeView.',
    ],
  },
  () => {
    const text = readCode('x-tree-view', 'themeAugmentation/overrides.d.ts');
    expect(text).toContain('MuiSimpleTreeView');
    expect(text).not.toContain('MuiTreeView:');
  },
);

claim(
  'TreeView became SimpleTreeView',
  { 'migration/migration-tree-view-v6': 'Component | TreeView | SimpleTreeView' },
  () => {
    expect(tree).not.toHaveProperty('TreeView');
    expect(tree).toHaveProperty('SimpleTreeView');
    expect(tree).toHaveProperty('simpleTreeViewClasses');
  },
);

claim(
  'version 8 has neither the state hook nor the digit',
  {
    'migration/migration-tree-view-v6': [
      'Version 8 removes ContentComponent.',
      'In these names, version 8 only removes the digit:',
    ],
  },
  () => {
    expect(tree).not.toHaveProperty('useTreeItemState');
    expect(tree).not.toHaveProperty('TreeItem2');
    expect(tree).toHaveProperty('useTreeItem');
    expect(propsOf('TreeItem')).not.toContain('ContentComponent');
  },
);

claim(
  'what the codemod does',
  {
    'migration/migration-tree-view-v6': [
      'TreeView becomes SimpleTreeView, with its types and classes | Yes',
      "An item's transition becomes a slot | Yes, on TreeItem",
      'Icons become slots | No',
      'Inside a tree, the codemod renames `nodeId` and the props for expansion, selection, and focus on every component.',
    ],
  },
  () => {
    const read = (name: string) =>
      readCode('x-codemod', `v7.0.0/tree-view/${name}/index.js`);
    expect(read('rename-expansion-props')).toMatch(/'TreeView', 'SimpleTreeView'/);
    const renameProps = readCode('x-codemod', 'util/renameProps.js');
    expect(renameProps).toMatch(/find\(j\.JSXElement\)[^]*find\(j\.JSXAttribute\)/);
    expect(read('replace-transition-props-by-slot')).toContain("'TreeItem'");
    expect(read('preset-safe')).not.toMatch(/icon/i);
  },
);
