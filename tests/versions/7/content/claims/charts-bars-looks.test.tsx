/**
 * @jest-environment jsdom
 */
import { clickAt, find, findAll, textsOf } from '../../support/chartDom';
import * as React from 'react';
import { ChartsReferenceLine } from '@mui/x-charts';
import { BAR, boxesOfBars, drawBars } from '../../support/drawBars';

const fills = () => findAll(BAR).map((bar) => getComputedStyle(bar).fill);

test('labels: no value for zero and null; a function hears zero and the size', () => {
  drawBars({ barLabel: 'value', series: [{ data: [0, null] }, { data: [0, 4] }] });
  expect(textsOf('.MuiBarLabel-root')).toEqual(['4']);
  const asked = jest.fn((item, { bar }) => (bar.height < 100 ? null : `${item.value}`));
  drawBars({
    barLabel: asked,
    series: [{ id: 'own', data: [0, 4] }],
    slotProps: {
      barLabel: ({ seriesId }) => ({ style: { opacity: seriesId === 'own' ? 0.5 : 1 } }),
    },
  });
  expect(textsOf('.MuiBarLabel-root')).toEqual(['4']);
  expect(find('.MuiBarLabel-root').style.opacity).toBe('0.5');
  expect(asked.mock.calls[0]).toEqual([
    { seriesId: 'own', dataIndex: 0, value: 0 },
    { bar: { width: expect.any(Number), height: 0 } },
  ]);
});

test('colors: maps on either axis; that of the values wins; the legend keeps that of the series', () => {
  const ofAxis = { type: 'piecewise' as const, thresholds: [2], colors: ['red', 'blue'] };
  const series = [{ label: 'L', data: [1, 2], color: 'green' }];
  drawBars({ series, yAxis: [{ colorMap: ofAxis }], slotProps: { legend: {} } });
  expect(fills()).toEqual(['red', 'blue']);
  expect(find('.MuiChartsLegend-mark').getAttribute('fill')).toBe('green');
  const colorMap = { type: 'ordinal' as const, colors: ['pink', 'gray'] };
  const xAxis = [{ scaleType: 'band' as const, data: ['A', 'B'], colorMap }];
  drawBars({ series, xAxis });
  expect(fills()).toEqual(['pink', 'gray']);
  drawBars({ series, xAxis, yAxis: [{ colorMap: ofAxis }] });
  expect(fills()).toEqual(['red', 'blue']);
});

test('gaps are 0.2 of a category and 0.1 of a bar; a negative one overlaps', () => {
  const series = [{ data: [1] }, { data: [1] }];
  const lefts = (axis: object) => {
    drawBars({ series, xAxis: [{ scaleType: 'band', data: ['A'], ...axis }] });
    return boxesOfBars().map(([x, , width]) => [x, width]);
  };
  // 400 px: 40 on both sides, and two bars with a tenth of one between them.
  expect(lefts({})).toEqual([
    [40, 152],
    [208, 152],
  ]);
  expect(lefts({ categoryGapRatio: 0, barGapRatio: -0.5 })).toEqual([
    [0, 267],
    [133, 267],
  ]);
});

test('clicks: the axis hears first, between the axes', async () => {
  const heard: unknown[] = [];
  drawBars({
    series: [{ id: 's', data: [1, 2] }],
    onItemClick: (_, { seriesId, dataIndex }) => heard.push([seriesId, dataIndex]),
    onAxisClick: (_, data) => heard.push([data?.axisValue, data?.seriesValues]),
  });
  await clickAt(100, 250, find(BAR));
  expect(heard.splice(0)).toEqual([
    ['A', { s: 1 }],
    ['s', 0],
  ]);
  await clickAt(300, 5);
  expect(heard.splice(0)).toEqual([['B', { s: 2 }]]);
  await clickAt(300, 295);
  expect(heard).toEqual([]);
});

test('a reference line at a category stands where its band starts', () => {
  drawBars({ children: <ChartsReferenceLine x="B" /> });
  const [, bar] = boxesOfBars();
  const path = find('.MuiChartsReferenceLine-line').getAttribute('d') ?? '';
  expect(Number(path.split(' ')[1])).toBeCloseTo(bar?.[0] ?? 0);
});
