/**
 * @jest-environment jsdom
 */
import { find, findAll, pointAt, readTooltip } from '../../support/components/chartDom';
import { createMatchMedia } from '../../support/components/createMatchMedia';
import * as React from 'react';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import {
  BarChart,
  ChartsTooltipContainer,
  LineChart,
  PieChart,
  RadarChart,
  ScatterChart,
  SparkLineChart,
  useAxesTooltip,
  useItemTooltip,
  type ChartsTooltipProps,
  type LineChartProps,
  type PieChartProps,
  type ScatterChartProps,
} from '@mui/x-charts';
import { claim } from '../../support/content/claim';

type ScatterTrigger = NonNullable<
  NonNullable<ScatterChartProps['slotProps']>['tooltip']
>['trigger'];
const size = { width: 400, height: 300, margin: 0, hideLegend: true };
const TOOLTIP = '[role="tooltip"]';
const MARK = '.MuiMarkElement-root';
const ARC = '.MuiPieArc-root';

function draw(props: Partial<LineChartProps> = {}) {
  cleanup();
  const made = {
    ...size,
    xAxis: [{ data: [0, 1, 2, 3] }],
    series: [
      { label: 'S', data: [1, 2, 3, 4] },
      { label: 'U', data: [2, 3, 4, 5] },
    ],
    ...props,
  };
  render(<LineChart {...made} />);
}

async function readAt(props: Partial<LineChartProps>): Promise<string[] | null> {
  draw(props);
  await pointAt(170, 100);
  return readTooltip();
}

claim(
  'triggers of each chart, and charts without a tooltip',
  {
    'charts/tooltip': [
      "'axis' | all series at the pointer's position | bar, line, radar",
      "'item' | the item under the pointer | scatter, pie, heatmap, funnel, Sankey",
      "A scatter chart accepts only 'item' and 'none'.",
      'A sparkline has a tooltip only with showTooltip.',
    ],
  },
  async () => {
    const shown = async (chart: React.ReactElement, selector?: string) => {
      cleanup();
      render(chart);
      await pointAt(200, 100, selector === undefined ? undefined : find(selector));
      return readTooltip();
    };
    const axis = { xAxis: [{ data: ['A'] }] };
    const series = [{ label: 'S', data: [1] }];
    const point = [{ label: 'S', data: [{ id: 1, x: 1, y: 1 }] }];
    const radar = { metrics: ['a', 'b', 'c'] };
    expect(await shown(<BarChart {...size} {...axis} series={series} />)).toEqual([
      'A',
      'S: 1',
    ]);
    expect(
      await shown(
        <RadarChart {...size} radar={radar} series={[{ label: 'S', data: [1, 2, 3] }]} />,
      ),
    ).toEqual(['a', 'S: 1']);
    expect(await shown(<ScatterChart {...size} series={point} />)).toEqual(['S: (1, 1)']);
    // @ts-expect-error A scatter chart has no tooltip of an axis.
    const trigger: ScatterTrigger = 'axis';
    expect(trigger).toBe('axis');
    expect(
      await shown(
        <PieChart {...size} series={[{ data: [{ value: 1, label: 'P' }] }]} />,
        ARC,
      ),
    ).toEqual(['P: 1']);
    const sparkline = <SparkLineChart width={400} height={200} data={[1, 2]} />;
    expect(await shown(sparkline)).toBeNull();
    expect(
      await shown(React.cloneElement(sparkline, { showTooltip: true })),
    ).not.toBeNull();
  },
);

claim(
  'axis shows all series, item one, none and loading nothing',
  {
    'charts/tooltip': [
      "'axis' | all series at the pointer's position",
      "'item' | the item under the pointer",
      "'none' | nothing",
      'No chart shows a tooltip while loading is set.',
    ],
  },
  async () => {
    expect(await readAt({})).toEqual(['1', 'S: 2', 'U: 3']);
    expect(await readAt({ slotProps: { tooltip: { trigger: 'none' } } })).toBeNull();
    expect(await readAt({ loading: true })).toBeNull();
    draw({ slotProps: { tooltip: { trigger: 'item' } } });
    await pointAt(170, 100, find(MARK));
    expect(readTooltip()).toEqual(['S: 1']);
  },
);

claim(
  'texts: dataIndex, a custom name, an empty value, no series, no heading, no axis',
  {
    'charts/tooltip': [
      'In a series formatter, the second argument contains the dataIndex, so the text can include other data.',
      "show different text than on the axis | set valueFormatter on the axis, and check context.location === 'tooltip'",
      'show a different name than in the legend | set label on the series to a function',
      "with trigger: 'axis', omit a series from the tooltip at a certain point | return null from the series' valueFormatter",
      'remove the heading | set hideTooltip on the axis',
      'ignore an axis | set ignoreTooltip on the axis',
      'If the formatter returns an empty string, the tooltip still shows the row but without a value.',
    ],
  },
  async () => {
    const data = [1, 2, 3, 4];
    const series = [
      {
        label: 'S',
        data,
        valueFormatter: (_: unknown, { dataIndex }: { dataIndex: number }) =>
          `at ${dataIndex}`,
      },
      { label: (place: string) => `in ${place}`, data, valueFormatter: () => '' },
      { label: 'gone', data, valueFormatter: () => null },
    ];
    expect(await readAt({ series })).toEqual(['1', 'S: at 1', 'in tooltip: ']);
    const axis = (extra: object) => ({ xAxis: [{ data: [0, 1, 2, 3], ...extra }] });
    expect(await readAt(axis({ hideTooltip: true }))).toEqual(['S: 2', 'U: 3']);
    expect(await readAt(axis({ ignoreTooltip: true }))).toBeNull();
    const valueFormatter = (value: number, { location }: { location: string }) =>
      location === 'tooltip' ? `hour ${value}` : `${value}`;
    expect((await readAt(axis({ valueFormatter })))?.[0]).toBe('hour 1');
  },
);

claim(
  'anchor moves the tooltip of an item to it, and has no effect for an axis',
  { 'charts/tooltip': "`anchor` has no effect with `trigger: 'axis'`." },
  async () => {
    const placeOf = async (tooltip: object) => {
      draw({ slotProps: { tooltip } });
      await pointAt(170, 100, find(MARK));
      return find(TOOLTIP).style.position;
    };
    // At the pointer, Popper positions it; at a node, it is fixed until the node has a
    // size.
    expect(await placeOf({ trigger: 'item' })).toBe('absolute');
    expect(await placeOf({ trigger: 'item', anchor: 'node' })).toBe('fixed');
    expect(await placeOf({ trigger: 'axis', anchor: 'node' })).toBe('absolute');
  },
);

claim(
  'it is at the end of the body, or in the chart; pointer events pass through',
  {
    'charts/tooltip': [
      'The tooltip is rendered at the end of the page',
      'disablePortal keeps the tooltip inside the chart, for example in full screen.',
      'Screen readers do not announce the tooltip.',
      'The tooltip does not receive pointer events, so do not put links or buttons in it.',
    ],
  },
  async () => {
    await readAt({});
    expect(find(TOOLTIP).parentElement).toBe(document.body);
    expect(getComputedStyle(find(TOOLTIP)).pointerEvents).toBe('none');
    expect(findAll('[aria-describedby]')).toHaveLength(0);
    await readAt({ slotProps: { tooltip: { disablePortal: true } } });
    expect(
      find(TOOLTIP).parentElement?.querySelector('.MuiChartsSurface-root'),
    ).not.toBeNull();
  },
);

claim(
  'the Popper is opened and placed by the tooltip',
  {
    'charts/tooltip':
      'The tooltip sets anchorEl, modifiers, and popperRef itself, and keepMounted has no effect.',
  },
  async () => {
    const popperRef = React.createRef<never>();
    const modifiers = [{ name: 'offset', options: { offset: [0, 300] } }];
    const anchorEl = document.createElement('div');
    draw({
      slotProps: { tooltip: { keepMounted: true, popperRef, modifiers, anchorEl } },
    });
    expect(findAll(TOOLTIP)).toHaveLength(0);
    await pointAt(170, 100);
    expect(findAll(TOOLTIP)).toHaveLength(1);
    expect(popperRef.current).toBeNull();
  },
);

claim(
  'hooks: entries of the axis, the item, and an error outside of a chart',
  {
    'charts/tooltip': [
      'ChartsTooltipContainer opens and positions the tooltip; your component provides its content.',
      "useAxesTooltip() | 'axis' | an array of axes with axisFormattedValue and seriesItems, or null",
      "useItemTooltip() | 'item' | identifier, label, value, formattedValue, and color, or null",
    ],
    'charts/components': 'Most hooks throw an error outside a chart.',
  },
  async () => {
    let read: unknown[] = [];
    function Content() {
      const axes = useAxesTooltip();
      const item = useItemTooltip();
      read = [
        axes?.map(({ axisFormattedValue, seriesItems }) => [
          axisFormattedValue,
          seriesItems.length,
        ]),
        item && [item.label, item.value, item.formattedValue],
      ];
      return <p>own</p>;
    }
    const Own = (props: ChartsTooltipProps) => (
      <ChartsTooltipContainer {...props}>
        <Content />
      </ChartsTooltipContainer>
    );
    await readAt({ slots: { tooltip: Own } });
    expect(read).toEqual([[['1', 2]], null]);
    expect(find(TOOLTIP).textContent).toBe('own');
    draw({ slots: { tooltip: Own }, slotProps: { tooltip: { trigger: 'item' } } });
    await pointAt(170, 100, find(MARK));
    expect(read[1]).toEqual(['S', 1, '1']);
    cleanup();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Content />)).toThrow('Could not find the Charts context');
    jest.restoreAllMocks();
  },
);

claim(
  'tooltipItem: an item, null for none, undefined to follow the pointer',
  {
    'charts/tooltip': [
      "tooltipItem and onTooltipItemChange control a tooltip with trigger: 'item'.",
      'To hide the tooltip, pass null.',
      'With undefined, the pointer controls the tooltip, and switching to or from undefined later logs an error.',
    ],
  },
  async () => {
    const onTooltipItemChange = jest.fn();
    const series = [
      {
        id: 'birds',
        data: [
          { value: 1, label: 'A' },
          { value: 2, label: 'B' },
        ],
      },
    ];
    const show = async (props: Partial<PieChartProps>) => {
      cleanup();
      render(
        <PieChart
          {...size}
          series={series}
          onTooltipItemChange={onTooltipItemChange}
          {...props}
        />,
      );
      await pointAt(210, 100, find(ARC));
      return readTooltip();
    };
    const item = { type: 'pie', seriesId: 'birds', dataIndex: 1 } as const;
    expect(await show({ tooltipItem: item })).toEqual(['B: 2']);
    expect(onTooltipItemChange).toHaveBeenCalledWith({ ...item, dataIndex: 0 });
    expect(await show({ tooltipItem: null })).toBeNull();
    expect(await show({ tooltipItem: undefined })).toEqual(['A: 1']);

    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    cleanup();
    const chart = (tooltipItem: typeof item | undefined) => (
      <PieChart {...size} series={series} tooltipItem={tooltipItem} />
    );
    const { rerender } = render(chart(item));
    rerender(chart(undefined));
    await pointAt(210, 100, find(ARC));
    expect(readTooltip()).toBeNull();
    expect(error.mock.calls.flat().join(' ')).toContain('tooltipItem');
    error.mockRestore();
  },
);

claim(
  'right-start, but top for touch if the main pointer is not a mouse',
  {
    'charts/tooltip':
      'By default, the placement of a tooltip at the pointer is top for touch on phones and tablets, and right-start otherwise.',
  },
  async () => {
    const placeFor = async (pointerType: string, matches: boolean) => {
      const { matchMedia } = window;
      window.matchMedia = createMatchMedia(
        (media) => matches || !media.includes('pointer: fine'),
      );
      const places: unknown[] = [];
      const Own = (props: ChartsTooltipProps) => (
        <ChartsTooltipContainer {...props}>
          {
            ((popper: { placement: string }) => {
              places.push(popper.placement);
              return null;
            }) as unknown as React.ReactNode
          }
        </ChartsTooltipContainer>
      );
      draw({ slots: { tooltip: Own } });
      const svg = find('.MuiChartsSurface-root');
      const at = { pointerType, clientX: 170, clientY: 100, buttons: 1, bubbles: true };
      await act(async () => {
        for (const type of ['enter', 'over', 'down', 'move'])
          fireEvent(svg, new PointerEvent(`pointer${type}`, at));
      });
      await waitFor(() => expect(places).not.toEqual([]), { interval: 5 });
      window.matchMedia = matchMedia;
      return places[0];
    };
    expect(await placeFor('mouse', true)).toBe('right-start');
    expect(await placeFor('touch', true)).toBe('right-start');
    expect(await placeFor('touch', false)).toBe('top');
    expect(await placeFor('mouse', false)).toBe('right-start');
  },
);
