/**
 * @jest-environment jsdom
 */
import { act } from '@testing-library/react';
import { renderSimpleTree } from '../../support/components/renderSimpleTree';
import { checked, click } from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

claim(
  'without multiSelect, keepExistingSelection makes an array of the value',
  {
    'tree-view/simple-tree-view/selection':
      'keepExistingSelection | true keeps the other items selected; the default false deselects them. Pass this parameter only with multiSelect; otherwise, the value becomes an array.',
  },
  () => {
    const values: unknown[] = [];
    const { api } = renderSimpleTree({
      defaultSelectedItems: 'a1',
      onSelectedItemsChange: (_event, value) => values.push(value),
    });
    act(() => api().setItemSelection({ itemId: 'a2', keepExistingSelection: true }));
    expect(values).toEqual([['a2', 'a1']]);
  },
);

claim(
  'setItemSelection: toggles, deselects the others unless kept, passes on the event',
  {
    'tree-view/simple-tree-view/selection': [
      'shouldBeSelected | true selects the item, and false deselects it; if you omit the parameter, the item is toggled',
      'keepExistingSelection | true keeps the other items selected; the default false deselects them. Pass this parameter only with multiSelect; otherwise, the value becomes an array.',
      'event | an optional event for the callbacks, which otherwise receive null',
    ],
  },
  () => {
    const events: unknown[] = [];
    const { api } = renderSimpleTree<true>({
      multiSelect: true,
      defaultSelectedItems: ['a1'],
      onSelectedItemsChange: (event) => events.push(event),
    });
    act(() => api().setItemSelection({ itemId: 'a2', keepExistingSelection: true }));
    expect([checked(), events.splice(0)]).toEqual(['a1 a2', [null]]);
    const event = { type: 'mine' } as unknown as React.SyntheticEvent;
    act(() => api().setItemSelection({ itemId: 'B', event }));
    expect([checked(), events]).toEqual(['B', [event]]);
    act(() => api().setItemSelection({ itemId: 'B' }));
    expect(checked()).toBe('');
  },
);

claim(
  'calls in one handler add up if the tree keeps the state, but not if it is controlled',
  {
    'tree-view/simple-tree-view/selection':
      'If the selection is controlled, update your state instead: several calls in one handler would all start from the same value.',
  },
  () => {
    const values: string[] = [];
    const { api, update } = renderSimpleTree<true>({
      multiSelect: true,
      onSelectedItemsChange: (_event, ids) => values.push(ids.join()),
    });
    const addBoth = () =>
      act(() =>
        ['a1', 'a2'].forEach((itemId) =>
          api().setItemSelection({ itemId, keepExistingSelection: true }),
        ),
      );
    addBoth();
    expect(values.splice(0)).toEqual(['a1', 'a2,a1']);
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    update({ selectedItems: [] });
    error.mockRestore();
    addBoth();
    expect(values).toEqual(['a1', 'a2']);
  },
);

claim(
  'each changed item is reported, added ones first, and then the whole value',
  {
    'tree-view/simple-tree-view/selection': [
      'onItemSelectionToggle fires for each item that is selected (true) or deselected (false).',
      'Then onSelectedItemsChange fires once with the whole value.',
    ],
  },
  () => {
    const log: unknown[] = [];
    renderSimpleTree<true>({
      multiSelect: true,
      defaultSelectedItems: ['a1'],
      onItemSelectionToggle: (_event, id, on) => log.push(`${id} ${on}`),
      onSelectedItemsChange: (_event, ids) => log.push(ids),
    });
    click('a2');
    expect(log).toEqual(['a2 true', 'a1 false', ['a2']]);
  },
);
