/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { Node, renderSimpleTree } from '../../support/renderSimpleTree';
import {
  checked,
  click,
  clickArrow,
  focus,
  focused,
  open,
  press,
  shown,
  tick,
} from '../../support/treeDom';

const NESTED = (
  <Node itemId="A">
    <Node itemId="B">
      <Node itemId="c" />
    </Node>
  </Node>
);

test('all is closed; an open item inside a closed one waits for its parent', () => {
  renderSimpleTree({ children: NESTED, defaultExpandedItems: ['B'] });
  expect(shown()).toBe('A');
  click('A');
  expect(shown()).toBe('A B c');
});

test('keys: right opens, left closes, Enter does both, * opens the level', () => {
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
});

test('a controlled tree opens and closes what you let it', () => {
  renderSimpleTree({ expandedItems: ['A'] });
  click('A');
  click('B');
  expect(open()).toBe('A');
});

test('with the arrow as trigger, the label does nothing to the branch; keys work as before', () => {
  renderSimpleTree({ expansionTrigger: 'iconContainer', defaultExpandedItems: [] });
  click('A');
  expect([open(), checked()]).toEqual(['', 'A']);
  clickArrow('A');
  expect(open()).toBe('A');
  focus('B');
  press('ArrowRight');
  expect(open()).toBe('A B');
});

test('* opens an item and its siblings, not those of other branches; their ids come last', () => {
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
});

test('a click opens and closes anywhere except on the checkbox', () => {
  renderSimpleTree<boolean>({ checkboxSelection: true });
  tick('A');
  tick('B');
  expect(open()).toBe('A');
  clickArrow('B');
  click('A');
  expect(open()).toBe('B');
});
