/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { TreeItem2, useTreeItem2Utils, type TreeItem2Props } from '@mui/x-tree-view';
import { renderRichTree } from '../../support/renderRichTree';
import { renderSimpleTree } from '../../support/renderSimpleTree';
import {
  checked,
  click,
  content,
  focus,
  focused,
  item,
  open,
  press,
  tick,
} from '../../support/treeDom';

test('the order of the parts', () => {
  renderSimpleTree<boolean>({
    checkboxSelection: true,
    children: (
      <TreeItem2 itemId="A" label="A">
        <TreeItem2 itemId="a1" label="a1" />
      </TreeItem2>
    ),
  });
  const part = ({ className }: Element) => /MuiTreeItem-(\w+)/.exec(className)?.[1];
  expect([...content('A').children].map(part)).toEqual([
    'iconContainer',
    'checkbox',
    'label',
  ]);
  expect([...item('A').children].map(part)).toEqual(['content', 'groupTransition']);
  expect([item('A').tagName, screen.getByRole('group').tagName]).toEqual(['LI', 'UL']);
});

test('every slot receives ownerState, the content a status', () => {
  const received: Record<string, string[]> = {};
  const spy = (name: string) => (props: { children?: React.ReactNode }) => {
    received[name] = Object.keys(props);
    return <div>{props.children}</div>;
  };
  renderSimpleTree({
    children: (
      <TreeItem2
        itemId="x"
        label="x"
        slots={{
          content: spy('content'),
          label: spy('label'),
          iconContainer: spy('icon'),
        }}
      />
    ),
  });
  for (const name of ['content', 'label', 'icon']) {
    expect(received[name]).toContain('ownerState');
  }
  expect(received['content']).toContain('status');
});

test('the actions of interactions', () => {
  let act1: ReturnType<typeof useTreeItem2Utils>['interactions'] | undefined;
  function Item(props: TreeItem2Props) {
    const { interactions } = useTreeItem2Utils({
      itemId: props.itemId,
      children: props.children,
    });
    if (props.itemId === 'B') act1 = interactions;
    return <TreeItem2 {...props} />;
  }
  renderRichTree<true>({
    slots: { item: Item },
    multiSelect: true,
    isItemEditable: true,
  });
  click('a1');
  const event = (init: object) => ({ ...init }) as unknown as React.MouseEvent;
  act(() => act1?.handleExpansion(event({})));
  expect(open()).toBe('A B');
  act(() => act1?.handleSelection(event({ ctrlKey: true })));
  expect(checked()).toBe('a1 B');
  act(() => act1?.handleSelection(event({})));
  expect(checked()).toBe('B');
  act(() => act1?.toggleItemEditing());
  expect(screen.getByRole('textbox')).toBeInTheDocument();
  act(() => act1?.toggleItemEditing());
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('defaultMuiPrevented turns off what the parts do by default', () => {
  const prevent = (event: object) => {
    Object.assign(event, { defaultMuiPrevented: true });
  };
  const Prevented = (props: TreeItem2Props) => (
    <TreeItem2
      {...props}
      onKeyDown={prevent}
      slotProps={{
        content: { onClick: prevent },
        checkbox: { onChange: prevent },
        label: { onDoubleClick: prevent },
      }}
    />
  );
  renderRichTree<boolean>({
    slots: { item: Prevented },
    checkboxSelection: true,
    expansionTrigger: 'content',
    isItemEditable: true,
  });
  click('B');
  tick('a1');
  fireEvent.doubleClick(screen.getByText('a1'));
  focus('A');
  press(['ArrowDown', 'ArrowLeft', ' ']);
  expect([open(), checked(), focused()]).toEqual(['A', '', 'A']);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('without children, useTreeItem2Utils() does not call an item expandable', () => {
  const told: Record<string, boolean[]> = {};
  function Item(props: TreeItem2Props) {
    const { itemId, children } = props;
    const given = useTreeItem2Utils({ itemId, children });
    const none = useTreeItem2Utils({ itemId, children: undefined });
    told[itemId] = [given, none].map(({ status }) => status.expandable);
    return <TreeItem2 {...props} />;
  }
  renderRichTree({ slots: { item: Item } });
  expect([told['A'], told['a1']]).toEqual([
    [true, false],
    [false, false],
  ]);
});
