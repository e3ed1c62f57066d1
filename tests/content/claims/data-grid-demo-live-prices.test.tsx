/**
 * @jest-environment jsdom
 */
import '../../support/components/chartDom';
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { defaultOf } from '../../support/components/readApi';
import MarketByKind from '../../../docs/data-grid/demo/live-prices/MarketByKind';
import PriceAlerts from '../../../docs/data-grid/demo/live-prices/PriceAlerts';
import PriceBoard from '../../../docs/data-grid/demo/live-prices/PriceBoard';
import { quotesAt } from '../../../docs/data-grid/demo/live-prices/market';
import { cellOf, inputOf } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

test('prices are the same in every run, and some are unchanged in each tick', () => {
  expect(quotesAt(7)).toEqual(quotesAt(7));
  const [before, after] = [quotesAt(3), quotesAt(4)];
  const same = after.filter(({ price }, index) => price === before[index]?.price);
  expect(same.length).toBeGreaterThan(before.length / 2);
  expect(quotesAt(0).every(({ price }) => price > 0)).toBe(true);
});

claim(
  'the board follows the feed while the market is open',
  {
    'data-grid/demo/live-prices': [
      'Turn on The market is open, then sort by another column, filter by kind, or scroll: the board keeps updating.',
      'Users need a way to pause content that updates automatically, so the demos let them stop the feed',
    ],
  },
  async () => {
    render(<PriceBoard />);
    await run(100);
    const price = () => cellOf(0, 'price').textContent;
    const closed = price();
    await run(3000);
    expect(price()).toBe(closed);
    fireEvent.click(screen.getByRole('switch'));
    await run(3000);
    expect(price()).not.toBe(closed);
    expect(defaultOf('DataGridPro', 'throttleRowsMs')).toBe('0');
  },
);

claim(
  'an edit changes only the limit, and the alert names the values above it',
  {
    'data-grid/demo/live-prices': [
      'update only the edited field. The row that processRowUpdate receives becomes outdated while you save it, because prices change.',
      'The alert has the role status, so screen readers announce each limit that a price reaches',
    ],
  },
  async () => {
    render(<PriceAlerts />);
    await run(100);
    expect(screen.getByRole('status')).toHaveTextContent('No limit is reached.');
    fireEvent.click(screen.getByText('Open the market'));
    fireEvent.doubleClick(cellOf(0, 'limit'));
    const before = cellOf(0, 'price').textContent;
    fireEvent.change(inputOf(0, 'limit'), { target: { value: '1' } });
    await run(6000);
    const moved = cellOf(0, 'price').textContent;
    expect(moved).not.toBe(before);
    fireEvent.keyDown(inputOf(0, 'limit'), { key: 'Enter' });
    await run(50);
    expect(cellOf(0, 'price').textContent).toBe(moved);
    expect(screen.getByRole('status')).toHaveTextContent('Apples');
  },
);

claim(
  'groups count rising prices',
  {
    'data-grid/demo/live-prices':
      'Each group shows the average price and how many of its prices are rising. The grid recomputes both values on each update.',
  },
  async () => {
    render(<MarketByKind />);
    await run(100);
    const count = () =>
      [
        ...document.querySelectorAll(
          '[data-id^="auto-generated-row-kind"] [data-field="change"]',
        ),
      ].map((cell) => cell.textContent);
    expect(count()).toEqual(['0', '0', '0']);
    fireEvent.click(screen.getByText('Run'));
    await run(4000);
    expect(count()).not.toEqual(['0', '0', '0']);
  },
);
