/**
 * @jest-environment jsdom
 */
import {
  find,
  findAll,
  pointAt,
  pointAway,
  press,
  readTooltip,
} from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import {
  BarChart,
  LineChart,
  PieChart,
  ScatterChart,
  useItemHighlighted,
  useItemHighlightedGetter,
  type BarChartProps,
  type HighlightScope,
  type LineChartProps,
} from '@mui/x-charts';
import { claim } from '../../support/content/claim';

const BAR = '.MuiBarElement-root';
const HIGHLIGHT = '.MuiChartsAxisHighlight-root';
const size = { width: 400, height: 300, margin: 0, hideLegend: true };
const axis = { xAxis: [{ id: 'x', data: ['A', 'B'] }] };

function draw(
  scopes: (HighlightScope | undefined)[],
  props: Partial<BarChartProps> = {},
) {
  cleanup();
  const series = scopes.map((highlightScope, index) => ({
    id: `s${index}`,
    data: [1, 2],
    ...(highlightScope && { highlightScope }),
  }));
  render(<BarChart {...size} {...axis} series={series} {...props} />);
}

/** One character for each bar: + for highlighted, . for faded, - for neither. */
const readStates = (): string =>
  findAll(BAR)
    .map(({ dataset }) => (dataset.highlighted ? '+' : dataset.faded ? '.' : '-'))
    .join('');

async function looksOver(...scopes: (HighlightScope | undefined)[]): Promise<string> {
  draw(scopes);
  await pointAt(60, 280, find(BAR));
  return readStates();
}

// Two bars of the hovered series, then two of another one.
claim(
  'scopes: what is highlighted and what fades',
  {
    'charts/highlighting': [
      'highlightScope on a series determines what is highlighted and what fades while the pointer is over one of its items.',
      "'none', the default | nothing | nothing",
      "'item' | the item",
      "'series' | all items of the series | other items of the same series",
      "'global' | not available | everything else",
    ],
  },
  async () => {
    const both = (scope: HighlightScope) => looksOver(scope, scope);
    expect(await looksOver(undefined, undefined)).toBe('----');
    expect(await both({ highlight: 'item' })).toBe('+---');
    expect(await both({ highlight: 'series' })).toBe('++--');
    expect(await both({ highlight: 'item', fade: 'series' })).toBe('+.--');
    expect(await both({ highlight: 'item', fade: 'global' })).toBe('+...');
    expect(await both({ highlight: 'series', fade: 'global' })).toBe('++..');
    expect(await both({ fade: 'global' })).toBe('-...');
  },
);

claim(
  'the scope of the hovered series applies',
  {
    'charts/highlighting':
      'Set the same scope on all series, because the chart applies the scope of whichever series is under the pointer.',
  },
  async () => {
    expect(await looksOver({ highlight: 'item', fade: 'global' }, undefined)).toBe(
      '+...',
    );
    expect(await looksOver(undefined, { highlight: 'item', fade: 'global' })).toBe(
      '----',
    );
  },
);

claim(
  'the styles: brighter, and an opacity of 0.3',
  {
    'charts/highlighting':
      'By default, a highlighted bar, line, or slice is brighter, and a faded element has an opacity of 0.3.',
  },
  async () => {
    await looksOver({ highlight: 'item', fade: 'global' });
    const [over, other] = findAll(BAR);
    expect(over?.getAttribute('filter')).toBe('brightness(120%)');
    expect(other?.getAttribute('opacity')).toBe('0.3');
  },
);

claim(
  'the axis highlight of each chart',
  {
    'charts/highlighting': [
      "BarChart | 'band' | none",
      'BarChart with layout="horizontal" | none | \'band\'',
      "LineChart | 'line' | none",
      'ScatterChart | none | none',
      "'band' works only on a band or point scale.",
      "'line' snaps to the closest position on an axis with data and follows the pointer on a value axis.",
    ],
  },
  async () => {
    const kind = async (chart: React.ReactElement) => {
      cleanup();
      render(chart);
      await pointAt(200, 100);
      return findAll(HIGHLIGHT).map((mark) => mark.getAttribute('d'));
    };
    const series = [{ data: [1, 2] }];
    const shared = { ...size, series };
    expect(await kind(<BarChart {...shared} {...axis} />)).toEqual([
      'M 45 0 l 177.5 0 l 0 275 l -177.5 0 Z',
    ]);
    const sideways = (
      <BarChart {...shared} layout="horizontal" yAxis={[{ data: ['A', 'B'] }]} />
    );
    expect(await kind(sideways)).toEqual(['M 45 0 l 0 137.5 l 355 0 l 0 -137.5 Z']);
    // The line is at the closest position of an axis with data, or at the pointer.
    const line = <LineChart {...shared} xAxis={[{ data: [1, 2] }]} />;
    expect(await kind(line)).toEqual(['M 45 0 L 45 275']);
    expect(
      await kind(React.cloneElement(line, { axisHighlight: { x: 'none', y: 'line' } })),
    ).toEqual([expect.stringMatching(/^M 45 100(\.0\d*)? L 400 100/)]);
    expect(
      await kind(React.cloneElement(line, { axisHighlight: { x: 'band' } })),
    ).toEqual([]);
    const points = [{ data: [{ id: 1, x: 1, y: 1 }] }];
    expect(await kind(<ScatterChart {...size} series={points} />)).toHaveLength(0);
  },
);

claim(
  'highlightedAxis: an entry for each axis with data, nothing without a highlight',
  {
    'charts/highlighting': [
      'highlightedAxis and onHighlightedAxisChange control the highlighted position.',
      'The state is an array with an axisId and a dataIndex for each axis that has data.',
      'If nothing is highlighted, the array is empty.',
      'Only the chart under the pointer shows a tooltip.',
    ],
  },
  async () => {
    const received = jest.fn();
    draw([undefined], { onHighlightedAxisChange: received });
    await pointAt(100, 100);
    expect(received).toHaveBeenLastCalledWith([{ axisId: 'x', dataIndex: 0 }]);
    await pointAway();
    expect(received).toHaveBeenLastCalledWith([]);
    draw([undefined], { highlightedAxis: [{ axisId: 'x', dataIndex: 1 }] });
    expect(findAll(HIGHLIGHT)).toHaveLength(1);
    expect(readTooltip()).toBeNull();
  },
);

claim(
  'highlightedItem: one value, a series, none; the first render decides whether it is controlled',
  {
    'charts/highlighting': [
      'highlightedItem controls the highlight: { seriesId, dataIndex } for one value, { seriesId } for a whole series, and null for nothing.',
      'onHighlightChange receives the item under the pointer, or null.',
      'To remove the highlight, pass null. undefined also removes it, but logs an error.',
    ],
  },
  async () => {
    const scope = { highlight: 'item', fade: 'global' } as const;
    const onHighlightChange = jest.fn();
    draw([scope, scope], {
      highlightedItem: { seriesId: 's1', dataIndex: 0 },
      onHighlightChange,
    });
    expect(readStates()).toBe('..+.');
    await pointAt(60, 280, find(BAR));
    expect(onHighlightChange).toHaveBeenCalledWith(
      expect.objectContaining({ seriesId: 's0', dataIndex: 0 }),
    );
    const whole = { highlight: 'series', fade: 'global' } as const;
    draw([whole, whole], { highlightedItem: { seriesId: 's1' } });
    expect(readStates()).toBe('..++');
    draw([scope, scope], { highlightedItem: null });
    await pointAt(60, 280, find(BAR));
    expect(readStates()).toBe('----');

    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const shared = {
      ...size,
      ...axis,
      series: [{ id: 's0', data: [1, 2], highlightScope: scope }],
    };
    cleanup();
    const { rerender } = render(<BarChart {...shared} highlightedItem={null} />);
    rerender(<BarChart {...shared} highlightedItem={undefined} />);
    await pointAt(60, 280, find(BAR));
    expect(readStates()).toBe('--');
    expect(error.mock.calls.flat().join(' ')).toContain('highlightedItem');
    error.mockRestore();
  },
);

claim(
  'hooks return what is highlighted',
  {
    'charts/highlighting': [
      'In your own component, useItemHighlighted({ seriesId, dataIndex }) returns isHighlighted and isFaded.',
      'For many items, useItemHighlightedGetter() is cheaper, because it returns two functions that you call for each item.',
    ],
  },
  async () => {
    let read: unknown[] = [];
    function Reader() {
      const one = useItemHighlighted({ seriesId: 's0', dataIndex: 1 });
      const { isHighlighted, isFaded } = useItemHighlightedGetter();
      const item = { seriesId: 's0', dataIndex: 0 };
      read = [one, isHighlighted(item), isFaded(item)];
      return null;
    }
    draw([{ highlight: 'item', fade: 'global' }], { children: <Reader /> });
    await pointAt(60, 280, find(BAR));
    expect(read).toEqual([{ isHighlighted: false, isFaded: true }, true, false]);
  },
);

claim(
  'the highlight follows the focused item',
  {
    'charts/highlighting':
      'With `enableKeyboardNavigation`, the highlight follows the focused item.',
  },
  async () => {
    const scope = { highlight: 'item', fade: 'global' } as const;
    draw([scope], { enableKeyboardNavigation: true });
    find('.MuiChartsSurface-root').focus();
    await press('ArrowRight');
    expect(readStates()).toBe('+.');
    await press('ArrowRight');
    expect(readStates()).toBe('.+');
  },
);

claim(
  'slices: brighter or pale, with labels at full opacity',
  {
    'charts/highlighting': [
      'In bar, line, pie, and scatter charts, highlighted elements have the data-highlighted attribute, and faded ones have data-faded.',
      'Line marks and slice labels do not fade by default.',
    ],
  },
  () => {
    const highlightScope = { highlight: 'item', fade: 'global' } as const;
    const data = [
      { value: 1, label: 'A' },
      { value: 3, label: 'B' },
    ];
    render(
      <PieChart
        {...size}
        series={[{ id: 'p', data, arcLabel: 'label', highlightScope }]}
        highlightedItem={{ seriesId: 'p', dataIndex: 0 }}
      />,
    );
    const read = (selector: string, ...names: string[]) =>
      findAll(selector).map((each) => names.map((name) => each.getAttribute(name)));
    expect(
      read('.MuiPieArc-root', 'data-highlighted', 'data-faded', 'filter', 'opacity'),
    ).toEqual([
      ['true', null, 'brightness(120%)', '1'],
      [null, 'true', 'none', '0.3'],
    ]);
    expect(read('.MuiPieArcLabel-root', 'data-faded', 'opacity')).toEqual([
      [null, '1'],
      ['true', '1'],
    ]);
  },
);

claim(
  'a mark with the scope item fades its own line, but not with series; marks stay opaque',
  {
    'charts/highlighting': [
      "For lines, use highlight: 'series'.",
      "With 'item' and fade: 'global', hovering over a mark fades its own line.",
      'Line marks and slice labels do not fade by default.',
    ],
  },
  async () => {
    const over = async (highlight: 'item' | 'series') => {
      cleanup();
      const highlightScope = { highlight, fade: 'global' } as const;
      const series = ['a', 'b'].map((id) => ({ id, data: [1, 2], highlightScope }));
      render(<LineChart {...size} xAxis={[{ data: [1, 2] }]} series={series} />);
      await pointAt(45, 270, find('.MuiMarkElement-root'));
      return findAll('.MuiLineElement-root').map((line) => line.getAttribute('opacity'));
    };
    expect(await over('series')).toEqual(['1', '0.3']);
    const faded = findAll('.MuiMarkElement-root[data-faded]');
    expect(faded.map((mark) => mark.getAttribute('opacity'))).toEqual(['1', '1']);
    expect(await over('item')).toEqual(['0.3', '0.3']);
  },
);

for (const part of ['.MuiLineElement-root', '.MuiAreaElement-root'])
  claim(
    `${part} is an item`,
    {
      'charts/highlighting':
        'An item is, for example, a bar, a slice, a line, an area, or a line mark.',
    },
    async () => {
      const series = ['a', 'b'].map((id) => ({
        id,
        area: true,
        data: [1, 2],
        highlightScope: { fade: 'global' } as const,
      }));
      render(<LineChart {...size} xAxis={[{ data: [1, 2] }]} series={series} />);
      await pointAt(200, 200, find(part));
      const faded = findAll(part).map(({ dataset }) => dataset.faded);
      expect(faded).toContain('true');
    },
  );

claim(
  'marks at the x-position of the pointer are highlighted with any scope',
  {
    'charts/highlighting':
      "In a line chart, the marks at the pointer's x-position are highlighted with any scope, even 'none'.",
  },
  async () => {
    const over = async (
      highlight: 'none' | 'series',
      props: Partial<LineChartProps> = {},
    ) => {
      cleanup();
      const highlightScope = { highlight };
      const series = ['a', 'b'].map((id) => ({ id, data: [1, 2], highlightScope }));
      render(
        <LineChart {...size} xAxis={[{ data: [1, 2] }]} series={series} {...props} />,
      );
      await pointAt(46, 100);
      return findAll('.MuiMarkElement-root').map(({ dataset }) => !!dataset.highlighted);
    };
    expect(await over('none')).toEqual([true, false, true, false]);
    expect(await over('series')).toEqual([true, false, true, false]);
    expect(findAll('[role="tooltip"]')).toHaveLength(1);
    // The charts set the prop of that name themselves.
    expect(await over('none', { disableAxisListener: true })).toContain(true);
    const none = { x: 'none', y: 'none' } as const;
    expect(await over('none', { axisHighlight: none })).not.toContain(true);
    expect(findAll('[role="tooltip"]')).toHaveLength(0);
    const slotProps = { tooltip: { trigger: 'axis' } } as const;
    expect(await over('none', { axisHighlight: none, slotProps })).toContain(true);
  },
);
