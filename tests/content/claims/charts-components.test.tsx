/**
 * @jest-environment jsdom
 */
import { find, findAll, textsOf } from '../../support/components/chartDom';
import { readHook } from '../../support/components/readHook';
import * as React from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  ChartsText,
  getValueToPositionMapper,
  LineChart,
  useFocusedItem,
  useItemHighlighted,
  useItemHighlightedGetter,
  useSvgRef,
  useXScale,
  useYScale,
  type LineChartProps,
} from '@mui/x-charts';
import MeasuredDistance from '../../../docs/charts/components/MeasuredDistance';
import { claim } from '../../support/content/claim';

function readInside<T>(useHook: () => T, props: Partial<LineChartProps> = {}): T {
  cleanup();
  return readHook(useHook, (reader) =>
    render(
      <LineChart
        width={400}
        height={300}
        margin={0}
        hideLegend
        xAxis={[
          { data: ['A', 'B'], scaleType: 'band', categoryGapRatio: 0, position: 'none' },
        ]}
        yAxis={[{ min: 0, max: 10, position: 'none' }]}
        series={[
          { id: 's', data: [1, 10] },
          { id: 't', data: [2, 3] },
        ]}
        {...props}
      >
        <g data-testid="own">{reader}</g>
      </LineChart>,
    ),
  );
}

claim(
  'a band starts at its position; the mapper returns the middle',
  {
    'charts/components': [
      "'band' | the position where the band starts | bandwidth(), step()",
      "'linear', 'log', 'time', … | the position of the value | invert(position), domain()",
      'It returns a function that converts a value to the middle of its band or, on any other scale, to its position.',
    ],
  },
  () => {
    const scale = readInside(() => useXScale<'band'>());
    expect([scale('B'), scale.bandwidth(), scale.step()]).toEqual([200, 200, 200]);
    expect(getValueToPositionMapper(scale)('B')).toBe(300);
    const y = readInside(() => useYScale<'linear'>());
    expect(getValueToPositionMapper(y)(10)).toBe(0);
    expect([y.invert(150), y.domain()]).toEqual([5, [0, 10]]);
  },
);

claim(
  'children are above the series, and useSvgRef returns the SVG',
  { 'charts/components': 'Children of a chart are drawn in its SVG, above the series.' },
  () => {
    const ref = readInside(() => useSvgRef());
    expect(ref.current).toBe(find('svg.MuiChartsSurface-root'));
    const line = find('.MuiLineElement-root');
    const own = screen.getByTestId('own');
    expect(
      line.compareDocumentPosition(own) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  },
);

claim(
  'an item can be highlighted and faded at the same time; the single hook decides',
  {
    'charts/components': [
      'Both functions can return true for the same item, so check isHighlighted first.',
      'For a single item, use useItemHighlighted(item), which never returns true for both states.',
    ],
  },
  () => {
    const props: Partial<LineChartProps> = {
      highlightedItem: { seriesId: 's', dataIndex: 0 },
      series: [
        {
          id: 's',
          data: [1, 2],
          highlightScope: { highlight: 'series', fade: 'global' },
        },
        { id: 't', data: [2, 3] },
      ],
    };
    const { isHighlighted, isFaded } = readInside(
      () => useItemHighlightedGetter(),
      props,
    );
    expect([isHighlighted({ seriesId: 's' }), isFaded({ seriesId: 't' })]).toEqual([
      true,
      true,
    ]);
    const other = { seriesId: 's', dataIndex: 1 };
    expect([isHighlighted(other), isFaded(other)]).toEqual([true, true]);
    expect(readInside(() => useItemHighlighted(other), props)).toEqual({
      isHighlighted: true,
      isFaded: false,
    });
  },
);

claim(
  'nothing is focused initially',
  {
    'charts/components':
      'useFocusedItem() returns the item that has keyboard focus, or null.',
  },
  () => expect(readInside(() => useFocusedItem())).toBeNull(),
);

claim(
  'texts break at line breaks',
  {
    'charts/components':
      'ChartsText draws text with line breaks: \\n in text starts a new line.',
  },
  () => {
    cleanup();
    render(
      <svg>
        <ChartsText x={0} y={0} text={'one\ntwo'} />
      </svg>,
    );
    expect(textsOf('tspan')).toEqual(['one', 'two']);
  },
);

claim(
  'lineHeight and needsComputation have no effect, and React warns',
  {
    'charts/components':
      'The types also include lineHeight and needsComputation, but in version 8.29.3, these two properties have no effect and cause React warnings.',
  },
  () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const html = (props: object) => {
      cleanup();
      render(
        <svg>
          <ChartsText x={0} y={0} text={'one\ntwo'} {...props} />
        </svg>,
      );
      return findAll('tspan').map((each) => each.outerHTML);
    };
    expect(html({ lineHeight: 3 })).toEqual(html({}));
    expect(html({ needsComputation: false })).toEqual(html({}));
    expect(error.mock.calls.map(([, name]) => String(name))).toEqual([
      'lineHeight',
      'needsComputation',
    ]);
    jest.restoreAllMocks();
  },
);

test('a click on the ruler starts a new measurement', () => {
  cleanup();
  render(<MeasuredDistance />);
  expect(document.body.textContent).toContain('205 m of climb over 4.0 km');
  const [ground] = findAll('rect[cursor="crosshair"]');
  if (ground) fireEvent.click(ground, { clientX: 60, clientY: 60 });
  expect(document.body.textContent).toContain('Click the second point.');
});
