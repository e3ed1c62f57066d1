/**
 * @jest-environment jsdom
 */
import {
  clickAt,
  find,
  findAll,
  numbersOf,
  press,
  readTooltip,
  textsOf,
} from '../../support/components/chartDom';
import { readProp } from '../../support/components/readApi';
import * as React from 'react';
import { ChartsReferenceLine } from '@mui/x-charts';
import { BAR, boxesOfBars, drawBars } from '../../support/components/drawBars';
import { claim } from '../../support/content/claim';

const fills = () => findAll(BAR).map((bar) => bar.getAttribute('fill'));

claim(
  'labels: none for zero and null; a function receives zero and the size',
  {
    'charts/bars': [
      "barLabel: 'value' on a series shows its values, except zero and null.",
      'If barLabel is a function, it returns your own text, or null for no label.',
      'The function receives the size of the bar, so you can omit labels on small bars.',
      "barLabelPlacement: 'outside' puts the label beyond the end of the bar.",
      'For bright bars, set another color in slotProps.barLabel, which accepts props or a function that receives the seriesId and returns props.',
    ],
  },
  () => {
    const requested = jest.fn((item, { bar }) =>
      bar.height < 100 ? null : `${item.value}`,
    );
    drawBars({
      series: [
        { data: [0, null], barLabel: 'value' },
        { id: 'own', data: [0, 4], barLabel: requested },
      ],
      slotProps: {
        barLabel: ({ seriesId }) => ({
          style: { opacity: seriesId === 'own' ? 0.5 : 1 },
        }),
      },
    });
    expect(textsOf('.MuiBarLabel-root')).toEqual(['4']);
    expect(find('.MuiBarLabel-root').style.opacity).toBe('0.5');
    expect(requested.mock.calls[0]?.[1]).toEqual({
      bar: { width: expect.any(Number), height: 0 },
    });
    drawBars({
      series: [{ data: [1, 2], barLabel: 'value', barLabelPlacement: 'outside' }],
    });
    expect(numbersOf('.MuiBarLabel-root', 'y')[1]).toBeLessThan(0);
  },
);

claim(
  'colors: maps on either axis and colorGetter; the legend keeps the color of the series',
  {
    'charts/bars': [
      'A colorMap on the value axis colors bars by amount, and a colorMap on the category axis colors them by category.',
      'each bar by your own rule | colorGetter on the series',
      'The legend still shows the color of the series.',
    ],
  },
  () => {
    const ofAxis = {
      type: 'piecewise' as const,
      thresholds: [2],
      colors: ['red', 'blue'],
    };
    const series = [{ label: 'L', data: [1, 2], color: 'green' }];
    drawBars({ series, hideLegend: false, yAxis: [{ colorMap: ofAxis }] });
    expect(fills()).toEqual(['red', 'blue']);
    expect(find('.MuiChartsLabelMark-fill').getAttribute('fill')).toBe('green');
    const colorMap = { type: 'ordinal' as const, colors: ['pink', 'gray'] };
    drawBars({ series, xAxis: [{ data: ['A', 'B'], colorMap }] });
    expect(fills()).toEqual(['pink', 'gray']);
    const colorGetter = ({ value }: { value: number | null }) =>
      value === 1 ? 'tan' : 'teal';
    drawBars({ series: [{ data: [1, 2], colorGetter }] });
    expect(fills()).toEqual(['tan', 'teal']);
  },
);

claim(
  'gaps are 0.2 of a category and 0.1 of a bar; a negative gap overlaps',
  {
    'charts/bars': [
      'categoryGapRatio (0.2 by default) sets the space between two categories.',
      'barGapRatio (0.1 by default) sets the space between two bars of the same category.',
      'A negative value makes the bars overlap.',
    ],
  },
  () => {
    const series = [{ data: [1] }, { data: [1] }];
    const lefts = (axis: object) => {
      drawBars({ series, xAxis: [{ scaleType: 'band', data: ['A'], ...axis }] });
      return boxesOfBars().map(([x, , width]) => [x, width]);
    };
    // 400 px: 40 on both sides, and two bars with a gap of a tenth of one.
    expect(lefts({})).toEqual([
      [40, 152],
      [208, 152],
    ]);
    expect(lefts({ categoryGapRatio: 0, barGapRatio: -0.5 })).toEqual([
      [0, 267],
      [133, 267],
    ]);
  },
);

claim(
  'borderRadius rounds a stack as a whole',
  { 'charts/bars': 'In a stack, only the end of the whole stack is rounded.' },
  () => {
    const data = [1];
    const series = [
      { data, stack: 's' },
      { data, stack: 's' },
    ];
    drawBars({ borderRadius: 5, xAxis: [{ data: ['A'] }], series });
    const paths = findAll('clipPath path').map((path) => path.getAttribute('d') ?? '');
    expect(paths).toHaveLength(1);
    expect(paths[0]?.match(/a5,5/g)).toHaveLength(2);
  },
);

claim(
  'minBarSize does not apply to zero and null; in a stack, bars cover each other',
  {
    'charts/bars': [
      'If tiny values are invisible, set minBarSize on the series, in pixels.',
      'It has no effect on zero and null.',
      'Do not use it in a stack, where a longer bar covers its neighbor.',
    ],
  },
  () => {
    drawBars({ series: [{ data: [0.001, 100], minBarSize: 10 }] });
    expect(numbersOf(BAR, 'height')).toEqual([10, 275]);
    drawBars({
      series: [
        { data: [0, 100], minBarSize: 10 },
        { data: [null, 100], minBarSize: 10 },
      ],
    });
    expect(numbersOf(BAR, 'height')).toEqual([0, 275, 275]);
    const tiny = { data: [0.001, 100], minBarSize: 10, stack: 's' };
    drawBars({ series: [tiny, tiny] });
    expect(boxesOfBars()[0]).toEqual(boxesOfBars()[2]);
  },
);

claim(
  'clicks: the axis is notified first; no key triggers one; the cursor is a pointer',
  {
    'charts/bars': [
      "When users click a bar, onItemClick receives the bar's seriesId and dataIndex.",
      'A click on a bar calls both callbacks, onAxisClick first.',
      'No key triggers these callbacks',
    ],
  },
  async () => {
    const received: unknown[] = [];
    drawBars({
      enableKeyboardNavigation: true,
      series: [{ id: 's', data: [1, 2] }],
      onItemClick: (_, { seriesId, dataIndex }) => received.push([seriesId, dataIndex]),
      onAxisClick: (_, data) => received.push([data?.axisValue, data?.seriesValues]),
    });
    await clickAt(100, 250, find(BAR));
    expect(received.splice(0)).toEqual([
      ['A', { s: 1 }],
      ['s', 0],
    ]);
    await clickAt(300, 5);
    expect(received.splice(0)).toEqual([['B', { s: 2 }]]);
    expect(find(BAR).getAttribute('cursor')).toBe('pointer');
    find('.MuiChartsSurface-root').focus();
    await press('ArrowRight', 'Enter', ' ');
    expect(received).toEqual([]);
  },
);

claim(
  'svg-batch: few paths, no slots, native events',
  {
    'charts/bars': [
      'combines the bars of a series into a few paths',
      'slots.bar and slotProps.bar have no effect, and CSS cannot style individual bars',
      'onItemClick receives a native MouseEvent.',
    ],
  },
  async () => {
    const received: unknown[] = [];
    drawBars({
      renderer: 'svg-batch',
      slots: { bar: () => <circle className="own" /> },
      onItemClick: (event, item) =>
        received.push([event instanceof MouseEvent, item.dataIndex]),
    });
    expect(findAll('.MuiBar-root path')).toHaveLength(1);
    expect(findAll('.own, rect.MuiBarElement-root')).toHaveLength(0);
    await clickAt(100, 250);
    expect(received).toEqual([[true, 0]]);
  },
);

claim(
  'arrow keys: left and right change the category, up and down the series',
  {
    'charts/bars':
      'enableKeyboardNavigation lets users move with the arrow keys: left and right change the category; up and down change the series.',
  },
  async () => {
    drawBars({
      enableKeyboardNavigation: true,
      title: 'Power',
      slotProps: { tooltip: { trigger: 'item' } },
      series: [
        { label: 'S', data: [1, 2] },
        { label: 'U', data: [3, 4] },
      ],
    });
    expect(find('.MuiChartsSurface-root > title').textContent).toBe('Power');
    find('.MuiChartsSurface-root').focus();
    const received: (string[] | null)[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await press(key);
      received.push(readTooltip());
    }
    expect(received.flat()).toEqual(['S: 1', 'S: 2', 'U: 4', 'U: 3', 'S: 1']);
  },
);

claim(
  'barLabel of the chart is deprecated',
  { 'charts/bars': 'The barLabel prop of BarChart itself is deprecated.' },
  () => {
    expect(readProp('BarChart', 'barLabel').deprecated).toBeTruthy();
  },
);

claim(
  'colorMap of the value axis takes precedence over that of the categories, and both over colorGetter',
  {
    'charts/bars':
      'If you set several of these, the colorMap on the value axis takes precedence over the one on the category axis, and both take precedence over colorGetter.',
  },
  () => {
    const map = (...colors: string[]) => ({
      colorMap: { type: 'piecewise' as const, thresholds: [2], colors },
    });
    const colorMap = { type: 'ordinal' as const, colors: ['pink', 'gray'] };
    const ofCategories = [{ data: ['A', 'B'], colorMap }];
    const series = [{ data: [1, 2], colorGetter: () => 'tan' }];
    drawBars({ series });
    expect(fills()).toEqual(['tan', 'tan']);
    drawBars({ series, xAxis: ofCategories });
    expect(fills()).toEqual(['pink', 'gray']);
    drawBars({ series, xAxis: ofCategories, yAxis: [map('red', 'blue')] });
    expect(fills()).toEqual(['red', 'blue']);
    const sideways = { layout: 'horizontal', yAxis: ofCategories } as const;
    drawBars({ ...sideways, series, xAxis: [map('red', 'blue')] });
    expect(fills()).toEqual(['red', 'blue']);
  },
);

claim(
  'onAxisClick also fires on the labels, with the series of the first category axis',
  {
    'charts/bars':
      'When users click anywhere in a category, including its label, onAxisClick receives the category and the values of the series on the first category axis.',
  },
  async () => {
    const onAxisClick = jest.fn();
    drawBars({
      onAxisClick,
      xAxis: [
        { id: 'a', data: ['A', 'B'] },
        { id: 'b', data: ['A', 'B'] },
      ],
      series: [
        { id: 's', xAxisId: 'a', data: [1, 2] },
        { id: 'u', xAxisId: 'b', data: [3, 4] },
      ],
    });
    await clickAt(300, 295);
    const expected = { dataIndex: 1, axisValue: 'B', seriesValues: { s: 2 } };
    expect(onAxisClick).toHaveBeenLastCalledWith(expect.anything(), expected);
  },
);

claim(
  'a reference line at a category is at the start of its band',
  { 'charts/bars': "The line is drawn at the start of the category's band." },
  () => {
    drawBars({ children: <ChartsReferenceLine x="B" /> });
    const [, bar] = boxesOfBars();
    const path = find('.MuiChartsReferenceLine-line').getAttribute('d') ?? '';
    expect(Number(path.split(' ')[1])).toBeCloseTo(bar?.[0] ?? 0);
  },
);

claim(
  'with the default trigger, keys move only the highlight',
  {
    'charts/bars':
      "The highlight follows the focused bar, and so does a tooltip with `trigger: 'item'`.",
  },
  async () => {
    drawBars({
      enableKeyboardNavigation: true,
      series: [{ data: [1, 2], highlightScope: { highlight: 'item' } }],
    });
    find('.MuiChartsSurface-root').focus();
    await press('ArrowRight', 'ArrowRight');
    expect(readTooltip()).toBeNull();
    expect(
      findAll(BAR).map((bar) => bar.getAttribute('data-highlighted') === 'true'),
    ).toEqual([false, true]);
  },
);
