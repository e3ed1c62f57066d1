/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { act } from '@testing-library/react';
import { Node, renderSimpleTree } from '../../support/components/renderSimpleTree';
import {
  checked,
  click,
  focus,
  focused,
  item,
  open,
  press,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

claim(
  'a disabled item disables its children; code may still change it',
  {
    'tree-view/simple-tree-view/items': [
      'disabled | disables the item and everything inside it',
      'Apart from the exceptions below, users cannot select, open, or close disabled items.',
      'Your code can still do so through apiRef or props.',
      'The arrow keys skip disabled items.',
    ],
  },
  () => {
    const { api } = renderSimpleTree({
      children: [
        <Node key="A" itemId="A" disabled>
          <Node itemId="a1" />
        </Node>,
        <Node key="B" itemId="B" />,
      ],
    });
    click('a1');
    click('A');
    expect([open(), checked()]).toEqual(['A', '']);
    expect(item('a1')).toHaveAttribute('aria-disabled', 'true');
    focus('B');
    press('ArrowUp');
    expect(focused()).toBe('B');
    act(() => api().setItemSelection({ itemId: 'a1' }));
    expect(checked()).toBe('a1');
  },
);

claim(
  '* expands a disabled item with its siblings, Ctrl+A selects it if it is focusable',
  {
    'tree-view/simple-tree-view/items': [
      'opens a disabled item together with its siblings.',
      'Ctrl+A selects disabled items if multiSelect and disabledItemsFocusable are set.',
    ],
  },
  () => {
    const { update } = renderSimpleTree<boolean>({
      multiSelect: true,
      defaultExpandedItems: [],
      children: [
        <Node key="A" itemId="A" disabled>
          <Node itemId="a1" />
        </Node>,
        <Node key="B" itemId="B" />,
      ],
    });
    focus('B');
    press('*');
    expect(open()).toBe('A');
    press('a', { ctrlKey: true });
    expect(checked()).toBe('B');
    update({ disabledItemsFocusable: true });
    press('a', { ctrlKey: true });
    expect(checked()).toBe('A a1 B');
  },
);
