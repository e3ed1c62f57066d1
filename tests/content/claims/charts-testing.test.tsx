/**
 * @jest-environment jsdom
 */
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import '@testing-library/jest-dom';
import * as React from 'react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  barClasses,
  BarChart,
  Gauge,
  LineChart,
  PieChart,
  ScatterChart,
  type BarChartProps,
} from '@mui/x-charts';
import LoansPerBranch from '../../../docs/charts/testing/LoansPerBranch';
import { claim } from '../../support/content/claim';

// No polyfills for SVG, pointers, or sizes: these are the facts of plain jsdom.
Object.assign(globalThis, { TextEncoder });

const series = [{ id: 'books', label: 'Books', data: [412, 238] }];
const bars: BarChartProps = { height: 240, xAxis: [{ data: ['A', 'B'] }], series };
const barsOf = (id: string) =>
  document.querySelectorAll(`[data-series="${id}"] .${barClasses.element}`);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  globalThis.structuredClone ??= (value: unknown) =>
    deserialize(serialize(value)) as never;
});
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
});

test('the component of the page adds films', async () => {
  render(<LoansPerBranch width={400} />);
  expect(barsOf('books')).toHaveLength(3);
  expect(barsOf('films')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Films' }));
  expect(barsOf('films')).toHaveLength(3);
});

claim(
  'the title finds the SVG, labels are text, and the legend is a list',
  {
    'charts/testing': [
      "the chart | getByTitle('Loans per branch').closest('svg'), which finds the chart by its title",
      "the legend | getByRole('list')",
      "a gauge | getByRole('meter', { name: 'Load' }), which has aria-valuenow",
    ],
  },
  () => {
    render(<BarChart {...bars} width={400} title="Loans" />);
    const svg = screen.getByTitle('Loans').closest('svg');
    expect(within(svg as unknown as HTMLElement).getByText('A')).toBeInTheDocument();
    expect(within(screen.getByRole('list')).getByText('Books')).toBeInTheDocument();
    render(<Gauge aria-label="Load" width={200} height={200} value={40} />);
    expect(screen.getByRole('meter', { name: 'Load' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
);

claim(
  'without sizes, a chart is 100 pixels wide and high in jsdom',
  {
    'charts/testing':
      'Layout | Set width and height. Without them, a chart is 100 px wide and 100 px tall',
  },
  () => {
    const { container } = render(<BarChart {...bars} height={undefined} />);
    expect(container.querySelector('svg.MuiChartsSurface-root')).toHaveAttribute(
      'viewBox',
      '0 0 100 100',
    );
  },
);

claim(
  'values are not in the document, except as labels of bars',
  {
    'charts/testing':
      'Without value labels, the values of bars and points do not appear as text in the document.',
  },
  () => {
    render(<BarChart {...bars} width={400} />);
    expect(screen.queryByText('412')).toBeNull();
    cleanup();
    const labeled = series.map((each) => ({ ...each, barLabel: 'value' as const }));
    render(<BarChart {...bars} width={400} series={labeled} />);
    expect(screen.getByText('412')).toBeInTheDocument();
  },
);

claim(
  'clicks reach bars, lines, marks, and slices in plain jsdom, but not points and axes',
  {
    'charts/testing': [
      'fireEvent.click() on a bar or a slice calls onItemClick.',
      'On a line or a mark, it calls onLineClick or onMarkClick.',
      'By default, a scatter chart looks for the point closest to the pointer, so testing its onItemClick requires a browser.',
      'Testing onAxisClick also requires a browser.',
    ],
  },
  () => {
    const clicked = jest.fn();
    const onLineClick = jest.fn();
    render(<BarChart {...bars} width={400} onItemClick={clicked} />);
    fireEvent.click(barsOf('books')[1]!);
    expect(clicked).toHaveBeenLastCalledWith(expect.anything(), {
      type: 'bar',
      seriesId: 'books',
      dataIndex: 1,
    });
    const size = { width: 400, height: 240 };
    render(
      <LineChart
        {...size}
        xAxis={[{ data: [1, 2] }]}
        series={[{ id: 'line', data: [3, 4] }]}
        onMarkClick={clicked}
        onLineClick={onLineClick}
      />,
    );
    fireEvent.click(document.querySelectorAll('.MuiMarkElement-root')[1]!);
    expect(clicked).toHaveBeenCalledTimes(2);
    fireEvent.click(document.querySelector('.MuiLineElement-root')!);
    expect(onLineClick).toHaveBeenCalledTimes(1);
    render(
      <PieChart {...size} series={[{ data: [{ value: 1 }] }]} onItemClick={clicked} />,
    );
    fireEvent.click(document.querySelector('.MuiPieArc-root')!);
    expect(clicked).toHaveBeenCalledTimes(3);
    cleanup();
    render(
      <ScatterChart
        {...size}
        series={[{ data: [{ id: 1, x: 1, y: 1 }] }]}
        onItemClick={clicked}
      />,
    );
    fireEvent.click(document.querySelector('circle')!, { clientX: 200, clientY: 100 });
    cleanup();
    render(<BarChart {...bars} width={400} onAxisClick={clicked} />);
    fireEvent.click(barsOf('books')[0]!, { clientX: 100, clientY: 200 });
    expect(clicked).toHaveBeenCalledTimes(3);
  },
);

claim(
  'keys move through the values, and the tooltip of an item follows',
  {
    'charts/testing': [
      'or open the tooltip with the keyboard',
      "This test requires enableKeyboardNavigation and a tooltip with trigger: 'item'.",
    ],
  },
  async () => {
    render(
      <BarChart
        {...bars}
        width={400}
        enableKeyboardNavigation
        slotProps={{ tooltip: { trigger: 'item' } }}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('tooltip')).toHaveTextContent('412');
  },
);

claim(
  'charts work without ResizeObserver and matchMedia, and are then not animated',
  {
    'charts/testing': [
      'ResizeObserver | Nothing',
      'matchMedia | Nothing: without it, charts are not animated',
    ],
  },
  () => {
    expect('ResizeObserver' in globalThis).toBe(false);
    expect(window.matchMedia).toBeUndefined();
    render(<BarChart {...bars} width={400} />);
    expect(Number(barsOf('books')[0]?.getAttribute('height'))).toBeGreaterThan(100);
  },
);

claim(
  'jsdom has no structuredClone, which charts that follow the pointer need',
  {
    'charts/testing':
      'structuredClone is not defined | jsdom lacks this function. See Set up Jest',
  },
  () => {
    Reflect.deleteProperty(globalThis, 'structuredClone');
    expect(() => render(<BarChart {...bars} width={400} />)).toThrow(
      'structuredClone is not defined',
    );
  },
);
