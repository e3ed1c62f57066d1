/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import CountRound from '../../../docs/data-grid/demo/inventory/CountRound';
import OrderSheet from '../../../docs/data-grid/demo/inventory/OrderSheet';
import StockRoom from '../../../docs/data-grid/demo/inventory/StockRoom';
import { levelOf, parts } from '../../../docs/data-grid/demo/inventory/parts';
import { find } from '../../support/components/gridParts';
import {
  cellOf,
  inputOf,
  press,
  settle,
  shownIds,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

afterEach(() => jest.useRealTimers());

const low = parts.filter((part) => ['Out', 'Low'].includes(levelOf(part)));

claim(
  'groups are expanded, views filter, orders count, and no stock is negative',
  {
    'data-grid/demo/inventory': [
      'chips switch between views, and a button in each row orders more.',
      'Groups that are initially expanded',
      'No stock below zero | processRowUpdate',
    ],
  },
  async () => {
    const errors = jest.spyOn(console, 'error');
    render(<StockRoom />);
    await settle();
    // No prop of the toolbar reaches the DOM, and its buttons have names.
    expect(errors.mock.calls.filter(([text]) => /prop/.test(String(text)))).toEqual([]);
    errors.mockRestore();
    expect(find('[aria-label="Undo"] button')).toHaveAccessibleName('Undo');
    const first = low[0]!;
    expect(shownIds()).toEqual(expect.arrayContaining(parts.map(({ id }) => id)));
    fireEvent.click(screen.getByText('To order'));
    await settle();
    await waitFor(() =>
      expect(shownIds().filter((id) => !id.startsWith('auto-'))).toHaveLength(low.length),
    );
    fireEvent.click(screen.getByText('Everything'));
    await settle();
    fireEvent.click(find(`[aria-label="Order 20 of ${first.name}"]`));
    await settle();
    expect(cellOf(first.id, 'ordered')).toHaveTextContent(String(first.ordered + 20));
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(
      `Ordered 20 of ${first.name}.`,
    );
    fireEvent.doubleClick(cellOf(first.id, 'stock'));
    fireEvent.change(inputOf(first.id, 'stock'), { target: { value: '-4' } });
    fireEvent.keyDown(inputOf(first.id, 'stock'), { key: 'Enter' });
    await settle();
    expect(cellOf(first.id, 'stock')).toHaveTextContent(`0 of ${first.minimum}`);
  },
);

claim(
  'a count moves on with Enter, and an invalid number keeps the cell open',
  {
    'data-grid/demo/inventory': [
      'type a number, and press Enter: the edit ends, and focus moves to the cell for the next box. The difference appears immediately.',
      'The number of parts counted so far appears in an element with role="status"',
      'A negative or fractional number keeps the cell in edit mode.',
    ],
  },
  async () => {
    jest.useFakeTimers();
    const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));
    render(<CountRound />);
    const [first, second] = parts;
    press(cellOf(first!.id, 'found'));
    fireEvent.keyDown(cellOf(first!.id, 'found'), { key: '9' });
    fireEvent.change(inputOf(first!.id, 'found'), { target: { value: '1.5' } });
    await run(250);
    fireEvent.keyDown(inputOf(first!.id, 'found'), { key: 'Enter' });
    await run();
    fireEvent.change(inputOf(first!.id, 'found'), {
      target: { value: String(first!.stock + 2) },
    });
    await run(250);
    fireEvent.keyDown(inputOf(first!.id, 'found'), { key: 'Enter' });
    await run();
    expect(cellOf(first!.id, 'difference')).toHaveTextContent('+2');
    expect(cellOf(second!.id, 'found')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Counted 1 of 6');
  },
);

claim(
  'the sheet lists missing items, in boxes of five, and a total',
  {
    'data-grid/demo/inventory': 'The sheet lists the parts to reorder, in boxes of five.',
  },
  () => {
    render(<OrderSheet />);
    expect(shownIds()).toHaveLength(low.length + 1);
    const pieces = low.map(({ id }) => Number(cellOf(id, 'pieces').textContent));
    expect(pieces.every((count) => count > 0 && count % 5 === 0)).toBe(true);
    expect(cellOf('total', 'pieces')).toHaveTextContent(
      String(pieces.reduce((sum, count) => sum + count)),
    );
  },
);
