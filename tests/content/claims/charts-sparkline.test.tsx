/**
 * @jest-environment jsdom
 */
import {
  find,
  findAll,
  pointAt,
  pointAway,
  readTooltip,
  ticksOf,
} from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { SparkLineChart, type SparkLineChartProps } from '@mui/x-charts';
import { claim } from '../../support/content/claim';

const HIGHLIGHT = '.MuiHighlightElement-root, .MuiChartsAxisHighlight-root';

function draw(props: Partial<SparkLineChartProps> = {}) {
  cleanup();
  render(<SparkLineChart width={200} height={100} data={[1, 5, 3]} {...props} />);
}

const line = (): string | null => find('.MuiLineElement-root').getAttribute('d');

claim(
  'one straight line from edge to edge, without axes, with an inset of 5 px',
  {
    'charts/sparkline': [
      'SparkLineChart draws one array of numbers as a line, without axes, grid, or legend.',
      'plotType="bar" draws bars.',
      'margin | 5 px | the space around the drawing area',
      "curve | 'linear' | the curve of the line",
    ],
  },
  () => {
    draw();
    expect(line()).toBe('M5,80L100,20L195,50');
    expect(findAll('.MuiChartsAxis-root, .MuiChartsLegend-root')).toHaveLength(0);
    draw({ curve: 'linear', margin: 5 });
    expect(line()).toBe('M5,80L100,20L195,50');
    draw({ plotType: 'bar' });
    expect(findAll('.MuiBarElement-root')).toHaveLength(3);
  },
);

claim(
  'limits are shared through yAxis; axes are never rendered',
  {
    'charts/sparkline': [
      'Use yAxis to set the same limits for all rows.',
      'xAxis and yAxis are single objects here, not arrays, and the axes are never drawn.',
    ],
  },
  () => {
    draw({
      xAxis: { data: [1, 2, 3], position: 'bottom' },
      yAxis: { position: 'left', min: 0, max: 10 },
    });
    expect(line()).toBe('M5,86L100,50L195,68');
    expect([...ticksOf('X'), ...ticksOf('Y')]).toEqual([]);
  },
);

claim(
  'tooltip and highlight are off; a line gets a dot, bars a band',
  {
    'charts/sparkline': [
      'showTooltip shows the value at the pointer.',
      'showHighlight marks this value with a dot on a line or a band behind bars.',
      'Both props are off by default.',
    ],
  },
  async () => {
    const shown = async (props: Partial<SparkLineChartProps>) => {
      draw(props);
      await pointAt(100, 50);
      return [
        readTooltip()?.length ?? 0,
        findAll(HIGHLIGHT).map(({ tagName }) => tagName),
      ];
    };
    expect(await shown({})).toEqual([0, []]);
    expect(await shown({ showHighlight: true })).toEqual([0, ['circle']]);
    expect(await shown({ showHighlight: true, plotType: 'bar' })).toEqual([0, ['path']]);
    expect((await shown({ showTooltip: true }))[0]).toBeGreaterThan(0);
  },
);

claim(
  'onHighlightedAxisChange: the axis and the index, and nothing outside; it also works without an axis',
  {
    'charts/sparkline': [
      'onHighlightedAxisChange receives an array of objects with the axisId and the dataIndex at the pointer.',
      'When the pointer leaves, the array is empty.',
      'To choose the axisId, set an id on xAxis.',
    ],
  },
  async () => {
    for (const xAxis of [
      undefined,
      { id: 'week', data: ['a', 'b', 'c'], scaleType: 'point' as const },
    ]) {
      const received = jest.fn();
      draw({ onHighlightedAxisChange: received, ...(xAxis && { xAxis }) });
      await pointAt(100, 50);
      const axisId = xAxis ? 'week' : expect.any(String);
      expect(received).toHaveBeenLastCalledWith([{ axisId, dataIndex: 1 }]);
      await pointAway();
      expect(received).toHaveBeenLastCalledWith([]);
    }
  },
);

claim(
  'color by scheme, and an area down to its baseline',
  {
    'charts/sparkline':
      'color is a CSS color, or a function that receives the color scheme and returns a color. area fills the space below the line down to baseline.',
  },
  () => {
    draw({
      area: true,
      baseline: 'min',
      color: (mode) => (mode === 'light' ? 'red' : 'blue'),
    });
    const area = find('.MuiAreaElement-root');
    expect([area.getAttribute('fill'), area.getAttribute('d')]).toEqual([
      'red',
      'M5,80L100,20L195,50L195,95L100,95L5,95Z',
    ]);
  },
);

claim(
  'clipping: 1 px beyond the drawing area, an offset, or none',
  {
    'charts/sparkline': [
      'clipAreaOffset | 1 px on each side | how far a line can extend beyond the drawing area before it is clipped',
      'disableClipping | false | whether clipping is off; useful for thick lines and round curves',
    ],
  },
  () => {
    const clip = () => {
      const [rect] = findAll('clipPath[id$="-clip-path"] rect');
      return rect && ['x', 'width'].map((name) => rect.getAttribute(name));
    };
    draw();
    expect(clip()).toEqual(['4', '192']);
    draw({ clipAreaOffset: { left: 3, right: 3 } });
    expect(clip()).toEqual(['2', '196']);
    draw({ disableClipping: true });
    expect(clip()).toBeUndefined();
  },
);

claim(
  'no message without values, no loading, no keyboard navigation; React warns',
  {
    'charts/sparkline': [
      'There is no animation, no keyboard navigation, and no message for loading or missing data.',
      'enableKeyboardNavigation and loading have no effect here, and React warns about them.',
    ],
  },
  () => {
    draw({ data: [] });
    expect(document.body.textContent).toBe('');
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    draw({ enableKeyboardNavigation: true });
    expect(find('svg').hasAttribute('tabindex')).toBe(false);
    draw({ loading: true } as object);
    expect(document.body.textContent).toBe('');
    const said = error.mock.calls.flat().join(' ');
    expect(said).toContain('enableKeyboardNavigation');
    expect(said).toContain('loading');
    error.mockRestore();
  },
);

claim(
  'title names it, aria-hidden hides it',
  {
    'charts/sparkline': [
      'Set title to a sentence that states the trend, such as "Loans rose from 212 to 296 in ten days".',
      'If text next to the sparkline conveys the same information, pass aria-hidden instead.',
    ],
  },
  () => {
    draw({ title: 'Loans rose' });
    expect(find('svg > title').textContent).toBe('Loans rose');
    draw({ 'aria-hidden': true });
    expect(find('svg').getAttribute('aria-hidden')).toBe('true');
  },
);
