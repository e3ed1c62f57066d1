/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { screen } from '@testing-library/react';
import {
  TreeItem,
  TreeItemContent,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  useTreeItemUtils,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { renderRichTree } from '../../support/components/renderRichTree';
import { Node, renderSimpleTree } from '../../support/components/renderSimpleTree';
import {
  checked,
  click,
  content,
  focused,
  item,
  press,
  shown,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

claim(
  'the order of the slots',
  {
    'tree-view/tree-item-customization': [
      'TreeItem renders these parts, in this order:',
      'root | the li element, which contains all other parts',
      'groupTransition | the list of children',
    ],
  },
  () => {
    renderSimpleTree<boolean>({ checkboxSelection: true });
    const part = ({ className }: Element) => /MuiTreeItem-(\w+)/.exec(className)?.[1];
    expect([...content('A').children].map(part)).toEqual([
      'iconContainer',
      'checkbox',
      'label',
    ]);
    expect([...item('A').children].map(part)).toEqual(['content', 'groupTransition']);
    expect([item('A').tagName, screen.getByRole('group').tagName]).toEqual(['LI', 'UL']);
  },
);

claim(
  'most slots receive ownerState, the content a status',
  {
    'tree-view/tree-item-customization':
      'most slots receive ownerState, and content receives status',
  },
  () => {
    const received: Record<string, string[]> = {};
    const spy = (name: string) => (props: { children?: React.ReactNode }) => {
      received[name] = Object.keys(props);
      return <div>{props.children}</div>;
    };
    const names = ['root', 'content', 'iconContainer', 'checkbox', 'label'] as const;
    const slots = Object.fromEntries(names.map((name) => [name, spy(name)]));
    renderSimpleTree<boolean>({
      checkboxSelection: true,
      children: <TreeItem itemId="x" label="x" slots={slots} />,
    });
    for (const name of names) expect(received[name]).toContain('ownerState');
    expect(received['content']).toContain('status');
  },
);

claim(
  'the status follows the item; without children, expandable is updated late',
  {
    'tree-view/tree-item-customization': [
      'useTreeItemUtils({ itemId, children }) returns the status of an item.',
      'Your component rerenders when the status changes.',
      'expandable, expanded | has children, is open',
      'Always pass children.',
      'Without them, an item of a SimpleTreeView is not expandable on its first render.',
    ],
  },
  () => {
    const seen = { with: [] as boolean[], without: [] as boolean[], now: [] as string[] };
    function Item(props: TreeItemProps & { pass?: boolean }) {
      const { pass, ...other } = props;
      const { status } = useTreeItemUtils({
        itemId: props.itemId,
        children: pass ? props.children : undefined,
      });
      seen[pass ? 'with' : 'without'].push(status.expandable);
      seen.now = Object.entries(status).flatMap(([name, on]) => (on ? [name] : []));
      return <Node {...other} />;
    }
    renderSimpleTree({
      defaultExpandedItems: [],
      children: [
        <Item key="w" itemId="w" pass>
          <Node itemId="w1" />
        </Item>,
        <Item key="x" itemId="x">
          <Node itemId="x1" />
        </Item>,
      ],
    });
    expect([seen.with[0], seen.without[0]]).toEqual([true, false]);
    expect([seen.with.at(-1), seen.without.at(-1)]).toEqual([true, true]);
    click('w');
    expect(seen.now).toEqual(['expandable', 'expanded', 'focused', 'selected']);
  },
);

claim(
  'an item with only root and content works; passed handlers run first',
  {
    'tree-view/tree-item-customization': [
      'Wrap the item in TreeItemProvider, which links the children to their parent.',
      'TreeItemRoot and TreeItemContent are required.',
      'You can leave out all other parts.',
      "Your event handlers run before the item's own handlers.",
      'The hook also returns status and publicAPI, which has the methods of apiRef.',
    ],
  },
  () => {
    const log: string[] = [];
    function Item({ id, itemId, label, children }: TreeItemProps) {
      const {
        getContextProviderProps,
        getRootProps,
        getContentProps,
        status,
        publicAPI,
      } = useTreeItem({ id, itemId, label, children });
      const onClick = () => void log.push(`${itemId} ${status.selected} ${checked()}`);
      return (
        <TreeItemProvider {...getContextProviderProps()}>
          <TreeItemRoot {...getRootProps()}>
            <TreeItemContent
              {...getContentProps({ className: 'MuiTreeItem-content wide', onClick })}
            >
              {label}
              <span hidden={typeof publicAPI.getItem !== 'function'} />
            </TreeItemContent>
          </TreeItemRoot>
        </TreeItemProvider>
      );
    }
    renderRichTree({ slots: { item: Item } });
    expect(shown()).toBe('A B');
    click('B');
    expect([log, checked(), content('B').className.includes('wide')]).toEqual([
      ['B false '],
      'B',
      true,
    ]);
    press('Home');
    expect(focused()).toBe('A');
  },
);
