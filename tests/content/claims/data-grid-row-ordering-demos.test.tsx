/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import MoveWithButtons from '../../../docs/data-grid/row-ordering/MoveWithButtons';
import SaveOrder from '../../../docs/data-grid/row-ordering/SaveOrder';
import { dragRow, rowHandleOf } from '../../support/components/gridDrag';
import { settle, shownIds } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const order = () => shownIds().join(' ');

/** jsdom has no Response. */
const Response = {
  json: (body: unknown, { status = 200 } = {}) => ({
    ok: status < 400,
    json: async () => body,
  }),
};

claim(
  'an order that the server rejects is reverted',
  {
    'data-grid/row-ordering':
      'This demo also sends the position to a server, which rejects some orders. To see an error, drag a stop with frozen goods to the end.',
  },
  async () => {
    Object.assign(globalThis, { Response });
    render(<SaveOrder />);
    await settle();
    const message = () => screen.getByRole('status').textContent;
    await dragRow('1', '4', 'below');
    expect(order()).toBe('2 3 4 1');
    expect(rowHandleOf('1')).toHaveAttribute('draggable', 'false');
    await settle(500);
    expect(order()).toBe('1 2 3 4');
    expect(message()).toContain('Frozen goods');
    await dragRow('2', '3', 'below');
    await settle(500);
    expect(order()).toBe('1 3 2 4');
    expect(message()).toBe('Elm Street school is now stop 3.');
  },
);

claim(
  'buttons move a row, and focus follows it',
  {
    'data-grid/row-ordering':
      'Focus follows the row, so users can press the same button several times.',
  },
  async () => {
    render(<MoveWithButtons />);
    await settle();
    const button = screen.getByRole('menuitem', { name: 'Move Smoked trout down' });
    for (const ids of ['1 3 2 4', '1 3 4 2', '1 3 4 2']) {
      act(() => button.focus());
      fireEvent.click(button);
      await settle();
      expect(order()).toBe(ids);
      expect(document.activeElement).toBe(button);
    }
    expect(screen.getByRole('status')).toHaveTextContent('Smoked trout is now course 4.');
  },
);
