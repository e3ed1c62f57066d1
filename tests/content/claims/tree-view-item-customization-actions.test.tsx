/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { TreeItem, useTreeItemUtils, type TreeItemProps } from '@mui/x-tree-view';
import { renderRichTree } from '../../support/components/renderRichTree';
import {
  checked,
  click,
  content,
  focus,
  item,
  open,
  press,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

claim(
  'the actions of interactions',
  {
    'tree-view/tree-item-customization': [
      'handleExpansion(event) | opens or closes the item',
      'handleSelection(event) | selects the item; respects Ctrl, ⌘, and Shift',
      'toggleItemEditing() | starts or ends renaming',
    ],
  },
  () => {
    let act1: ReturnType<typeof useTreeItemUtils>['interactions'] | undefined;
    function Item(props: TreeItemProps) {
      const { interactions } = useTreeItemUtils({
        itemId: props.itemId,
        children: props.children,
      });
      if (props.itemId === 'B') act1 = interactions;
      return <TreeItem {...props} />;
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
  },
);

claim(
  'defaultMuiPrevented prevents each of the reactions',
  {
    'tree-view/tree-item-customization': [
      'To prevent a default action of the item, set event.defaultMuiPrevented = true in a handler that you pass through slotProps.',
      'onClick and onMouseDown on the content',
      'onClick on the icon container',
      'onDoubleClick on the label',
      'onChange on the checkbox',
      'onKeyDown, onFocus, and onBlur on the root',
    ],
  },
  () => {
    const prevent = (event: React.SyntheticEvent & { defaultMuiPrevented?: boolean }) => {
      event.defaultMuiPrevented = true;
    };
    function Item(props: TreeItemProps) {
      return (
        <TreeItem
          {...props}
          onKeyDown={prevent}
          onBlur={prevent}
          slotProps={{
            content: { onClick: prevent, onMouseDown: prevent },
            iconContainer: { onClick: prevent },
            label: { onDoubleClick: prevent },
            checkbox: { onChange: prevent } as object,
          }}
        />
      );
    }
    const { update } = renderRichTree<boolean>({
      slots: { item: Item },
      checkboxSelection: true,
      isItemEditable: true,
    });
    click('B');
    fireEvent.click(
      content('B').querySelector('.MuiTreeItem-iconContainer') ?? document.body,
    );
    fireEvent.click(content('B').querySelector('input') ?? document.body);
    fireEvent.doubleClick(screen.getByText('B'));
    focus('B');
    press(['ArrowRight', ' ', 'Enter']);
    expect([open(), checked(), screen.queryByRole('textbox')]).toEqual(['A', '', null]);
    expect(fireEvent.mouseDown(content('B'), { shiftKey: true })).toBe(true);
    act(() => item('B').blur());
    expect(content('B')).toHaveAttribute('data-focused');
    update({ expansionTrigger: 'content' });
    click('B');
    expect(open()).toBe('A');
    function Unfocused(props: TreeItemProps) {
      return <TreeItem {...props} slotProps={{ root: { onFocus: prevent } }} />;
    }
    cleanup();
    renderRichTree({ slots: { item: Unfocused } });
    act(() => item('B').focus());
    expect(content('B')).not.toHaveAttribute('data-focused');
  },
);
