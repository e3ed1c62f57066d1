/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { Node, renderSimpleTree } from '../../support/components/renderSimpleTree';
import {
  checked,
  click,
  clickArrow,
  focus,
  focused,
  open,
  press,
  tick,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

claim(
  'keys: right expands, left collapses, Enter does both, * expands the level',
  {
    'tree-view/simple-tree-view/expansion':
      '→ opens an item, ← closes it, Enter toggles it',
  },
  () => {
    renderSimpleTree({ defaultExpandedItems: [] });
    focus('A');
    press('ArrowRight');
    expect([open(), focused()]).toEqual(['A', 'A']);
    press('ArrowLeft');
    expect(open()).toBe('');
    press('Enter');
    expect(open()).toBe('A');
    press('Enter');
    expect(open()).toBe('');
    press('*');
    expect(open()).toBe('A B');
  },
);

claim(
  'with the icon as trigger, the label does not toggle the branch; keys are not affected',
  {
    'tree-view/simple-tree-view/expansion': [
      'With expansionTrigger="iconContainer", only a click on the arrow opens or closes an item, so a click on the label can do something else.',
      'The keyboard shortcuts stay the same.',
    ],
  },
  () => {
    renderSimpleTree({ expansionTrigger: 'iconContainer', defaultExpandedItems: [] });
    click('A');
    expect([open(), checked()]).toEqual(['', 'A']);
    clickArrow('A');
    expect(open()).toBe('A');
    focus('B');
    press('ArrowRight');
    expect(open()).toBe('A B');
  },
);

claim(
  '* expands an item and its siblings, not those of other branches; their ids come last',
  { 'tree-view/accessibility': 'open the item and its siblings' },
  () => {
    const lists: string[] = [];
    renderSimpleTree({
      children: [
        <Node key="A" itemId="A">
          <Node itemId="x">
            <Node itemId="x1" />
          </Node>
          <Node itemId="y">
            <Node itemId="y1" />
          </Node>
        </Node>,
        <Node key="B" itemId="B">
          <Node itemId="z">
            <Node itemId="z1" />
          </Node>
        </Node>,
      ],
      defaultExpandedItems: ['A', 'B'],
      onExpandedItemsChange: (_event, ids) => lists.push(ids.join()),
    });
    focus('y');
    press('*');
    expect([open(), lists]).toEqual(['A x y B', ['A,B,x,y']]);
  },
);

claim(
  'a click expands and collapses anywhere except on the checkbox',
  {
    'tree-view/simple-tree-view/expansion':
      'Clicking anywhere on an item with children, except on its checkbox, opens or closes the item.',
  },
  () => {
    renderSimpleTree<boolean>({ checkboxSelection: true });
    tick('A');
    tick('B');
    expect(open()).toBe('A');
    clickArrow('B');
    click('A');
    expect(open()).toBe('B');
  },
);
