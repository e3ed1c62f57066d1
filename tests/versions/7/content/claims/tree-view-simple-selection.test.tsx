/**
 * @jest-environment jsdom
 */
import type * as React from 'react';
import { act, screen } from '@testing-library/react';
import { Node, renderSimpleTree } from '../../support/renderSimpleTree';
import { checkbox, checked, click, focus, item, press } from '../../support/treeDom';

test('disableSelection of the tree, and aria-multiselectable', () => {
  renderSimpleTree<boolean>({ disableSelection: true, multiSelect: true });
  click('a1');
  expect(item('a1')).not.toHaveAttribute('aria-selected');
  expect(screen.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
});

test('several items: click, Ctrl, Space, Shift; new ids come first or last', () => {
  const values: string[] = [];
  renderSimpleTree<true>({
    multiSelect: true,
    onSelectedItemsChange: (_event, ids) => values.push(ids.join()),
  });
  click('a1');
  click('a2', { ctrlKey: true });
  click('B', { shiftKey: true });
  expect(values.splice(0)).toEqual(['a1', 'a2,a1', 'a2,a1,B']);
  click('A', { shiftKey: true });
  expect(checked()).toBe('A a1 a2');
  values.length = 0;
  click('a1');
  focus('a2');
  press(' ');
  expect(values).toEqual(['a1', 'a2,a1']);
});

test('the checkbox of a disabled item is disabled', () => {
  renderSimpleTree<boolean>({
    checkboxSelection: true,
    children: <Node itemId="x" disabled />,
  });
  expect(checkbox('x')).toBeDisabled();
});

test('each changed item is told, added ones first, and then the whole value', () => {
  const log: unknown[] = [];
  renderSimpleTree<true>({
    multiSelect: true,
    defaultSelectedItems: ['a1'],
    onItemSelectionToggle: (_event, id, on) => log.push(`${id} ${on}`),
    onSelectedItemsChange: (_event, ids) => log.push(ids),
  });
  click('a2');
  expect(log).toEqual(['a2 true', 'a1 false', ['a2']]);
});

test('selectItem: calls in one handler start from the same value, so only the last one counts', () => {
  const { api } = renderSimpleTree<true>({
    multiSelect: true,
    defaultSelectedItems: ['B'],
  });
  const select = (event: React.MouseEvent, ids: string[]) =>
    ids.forEach((itemId) =>
      api().selectItem({ event, itemId, keepExistingSelection: true }),
    );
  const event = {} as React.MouseEvent;
  act(() => select(event, ['a1', 'a2']));
  expect(checked()).toBe('a2 B');
  act(() => select(event, ['a1']));
  expect(checked()).toBe('a1 a2 B');
});
