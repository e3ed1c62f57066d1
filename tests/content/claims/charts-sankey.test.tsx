/**
 * @jest-environment jsdom
 */
import {
  clickAt,
  find,
  findAll,
  press,
  textsOf,
} from '../../support/components/chartDom';
import { readHook } from '../../support/components/readHook';
import * as React from 'react';
import { act, cleanup, render } from '@testing-library/react';
import * as pro from '@mui/x-charts-pro';
import {
  Unstable_SankeyChart as SankeyChart,
  useSankeyLayout,
  useSankeyLinkHighlightState,
  useSankeyNodeHighlightState,
  useSankeySeries,
  useSankeySeriesContext,
  type SankeyChartProps,
  type SankeySeries,
} from '@mui/x-charts-pro';
import { claim } from '../../support/content/claim';

// The chart needs iterator helpers, which Node.js 20 lacks.
const iterator = Object.getPrototypeOf(Object.getPrototypeOf(new Map().values())) as {
  toArray?: () => unknown[];
};
iterator.toArray ??= function toArray(this: Iterable<unknown>) {
  return [...this];
};

const NODE = '.MuiSankeyChart-node';
const LINK = '.MuiSankeyChart-link';
const links = [
  { source: 'a', target: 'b', value: 4 },
  { source: 'a', target: 'c', value: 2 },
  { source: 'b', target: 'd', value: 4 },
];

function draw(series: Partial<SankeySeries> = {}, props: Partial<SankeyChartProps> = {}) {
  cleanup();
  render(
    <SankeyChart
      width={400}
      height={300}
      margin={0}
      series={{ id: 's', data: { links }, ...series }}
      {...props}
    />,
  );
}

function readInside<T>(useHook: () => T, props: Partial<SankeyChartProps> = {}): T {
  return readHook(useHook, (reader) => draw({}, { ...props, children: reader }));
}

const attributes = (selector: string, name: string) =>
  findAll(selector).map((each) => each.getAttribute(name));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

claim(
  'arrow keys: nodes of a column, and along the links',
  {
    'charts/sankey':
      'With enableKeyboardNavigation, the up and down arrow keys move through the nodes in a column; left and right follow the links to the next node.',
  },
  async () => {
    draw({}, { enableKeyboardNavigation: true });
    act(() => find('svg').focus());
    const read: unknown[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown']) {
      await press(key);
      read.push(
        findAll('svg [stroke-width="2"], svg [stroke-width="3"]').map(
          ({ tagName }) => tagName,
        ),
      );
    }
    expect(read).toEqual([['rect'], ['path'], ['rect'], ['rect']]);
  },
);

claim(
  'the chart is exported only as unstable',
  {
    'charts/sankey':
      'In version 8.29.3, the package exports SankeyChart only as Unstable_SankeyChart.',
  },
  () => {
    expect(Object.keys(pro)).toContain('Unstable_SankeyChart');
    expect(Object.keys(pro)).not.toContain('SankeyChart');
  },
);

claim(
  'nodes are derived from the links, with their ids as labels and colors of the palette',
  {
    'charts/sankey': [
      'The chart creates the nodes.',
      'In data.nodes, set the label and the color of nodes by id.',
      'Other nodes use their id as the label and a color from the palette.',
      'nodeOptions.color | the palette | the color of all nodes that have no color of their own',
    ],
  },
  () => {
    draw();
    expect(textsOf('text').sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(new Set(attributes(NODE, 'fill')).size).toBe(4);
    draw({ data: { links, nodes: [{ id: 'a', label: 'First', color: 'red' }] } });
    expect(textsOf('text')).toContain('First');
    expect(attributes(NODE, 'fill')).toContain('red');
    draw({ nodeOptions: { color: 'teal', showLabels: false } });
    expect(new Set(attributes(NODE, 'fill'))).toEqual(new Set(['teal']));
    expect(textsOf('text')).toEqual([]);
  },
);

claim(
  'defaults of nodes and links',
  {
    'charts/sankey': [
      'nodeOptions.width | 15 | the width of a node, in pixels',
      'nodeOptions.padding | 10 | the space between the nodes in a column',
      'nodeOptions.showLabels | true | whether labels are shown',
      "linkOptions.color | 'source' | a color, or 'source' or 'target' for the color of that node",
      'linkOptions.opacity | 0.4 | the opacity of the links',
      'linkOptions.showValues | false | whether values are shown on the links',
      'linkOptions.curveCorrection | 10 | how strongly the links curve',
      "The series' iterations (6 by default) is the number of passes that the layout makes.",
    ],
  },
  () => {
    draw();
    const usual = find('svg').innerHTML;
    expect(attributes(NODE, 'width')[0]).toBe('15');
    expect(attributes(LINK, 'opacity')[0]).toBe('0.4');
    draw({
      iterations: 6,
      nodeOptions: {
        width: 15,
        padding: 10,
        align: 'justify',
        sort: 'auto',
        showLabels: true,
      },
      linkOptions: {
        color: 'source',
        opacity: 0.4,
        curveCorrection: 10,
        sort: 'auto',
        showValues: false,
      },
    });
    expect(find('svg').innerHTML).toBe(usual);
  },
);

claim(
  'valueFormatter receives the location and the item',
  {
    'charts/sankey':
      "valueFormatter receives the value and a context that indicates where the value appears: location is 'tooltip' or 'label', and type is 'node' or 'link'.",
  },
  () => {
    const seen = new Set<string>();
    draw({
      linkOptions: { showValues: true },
      valueFormatter: (value, { location, type }) => {
        seen.add(`${location} ${type}`);
        return `${value} l`;
      },
    });
    expect(textsOf('text')).toEqual(expect.arrayContaining(['4 l', '2 l']));
    expect([...seen]).toEqual(['label link']);
  },
);

claim(
  'links have the color of a node or their own',
  { 'charts/sankey': 'A link can also have its own `color`.' },
  () => {
    draw({ linkOptions: { color: 'target' }, nodeOptions: { color: 'teal' } });
    expect(new Set(attributes(LINK, 'fill'))).toEqual(new Set(['teal']));
    draw({ data: { links: links.map((link) => ({ ...link, color: 'gold' })) } });
    expect(new Set(attributes(LINK, 'fill'))).toEqual(new Set(['gold']));
  },
);

claim(
  'align moves nodes to other columns',
  { 'charts/sankey': 'nodeOptions.align determines the column of each node.' },
  () => {
    const columns = (align: 'left' | 'justify') => {
      draw({ nodeOptions: { align } });
      return new Set(attributes(NODE, 'x')).size + attributes(NODE, 'x').join();
    };
    expect(columns('left')).not.toBe(columns('justify'));
  },
);

claim(
  'sort: fixed keeps the order of the data',
  {
    'charts/sankey':
      "nodeOptions.sort: 'fixed' keeps the order of the data. If sort is a function, it compares two nodes.",
  },
  () => {
    const order = (sort?: 'fixed') => {
      const data = { links, nodes: [{ id: 'c' }, { id: 'b' }] };
      const layout = readInside(() => useSankeyLayout(), {
        series: { data, nodeOptions: { sort, align: 'left' } },
      });
      const top = (id: string) => layout?.nodes.find((node) => node.id === id)?.y0 ?? 0;
      return top('c') < top('b');
    };
    expect(order('fixed')).toBe(true);
  },
);

claim(
  'highlight and fade of nodes and links',
  {
    'charts/sankey': [
      'In nodeOptions and linkOptions, highlight and fade determine what is highlighted and what fades on hover.',
      "nodeOptions | 'nodes', 'links', 'incoming', 'outgoing', 'none' | 'links'",
      "fade: 'global' fades everything else; by default, nothing fades.",
    ],
  },
  () => {
    const item = { type: 'sankey', seriesId: 's', subType: 'node', nodeId: 'b' } as const;
    const count = (series: Partial<SankeySeries>) => {
      draw(series, { highlightedItem: item });
      return ['highlighted', 'faded'].map((state) =>
        findAll(`${LINK}[data-${state}]`)
          .map((each) => `${each.dataset['linkSource']}${each.dataset['linkTarget']}`)
          .join(),
      );
    };
    const usual = count({});
    expect(usual).toEqual(['ab,bd', '']);
    expect(count({ nodeOptions: { highlight: 'links', fade: 'none' } })).toEqual(usual);
    expect(count({ nodeOptions: { highlight: 'incoming', fade: 'global' } })).toEqual([
      'ab',
      'ac,bd',
    ]);
    expect(count({ nodeOptions: { highlight: 'outgoing' } })).toEqual(['bd', '']);
    expect(count({ nodeOptions: { highlight: 'nodes' } })).toEqual(['', '']);
  },
);

claim(
  'hooks: layout, states, series',
  {
    'charts/sankey': [
      'useSankeyLayout() | nodes with x0, x1, y0, y1, and links with their path',
      "useSankeyNodeHighlightState(id) | 'highlighted', 'faded', or 'none'",
      "useSankeyLinkHighlightState(link) | 'highlighted', 'faded', or 'none', for a link from the layout",
      'useSankeySeries() | an array with the series and its options',
      'useSankeySeriesContext() | the series and their order',
    ],
  },
  () => {
    const props = {
      highlightedItem: { type: 'sankey', seriesId: 's', subType: 'node', nodeId: 'b' },
    } as const;
    const layout = readInside(() => useSankeyLayout());
    expect(layout?.nodes[0]).toMatchObject({ id: 'a', value: 6, x0: 0, x1: 15 });
    expect(layout?.links[0]?.path).toMatch(/^M/);
    expect(readInside(() => useSankeyNodeHighlightState('b'), props)).toBe('highlighted');
    expect(readInside(() => useSankeyNodeHighlightState('c'), props)).toBe('none');
    const link = layout!.links[0]!;
    expect(readInside(() => useSankeyLinkHighlightState(link), props)).toBe(
      'highlighted',
    );
    expect(readInside(() => useSankeySeries()).map(({ id }) => id)).toEqual(['s']);
    expect(readInside(() => useSankeySeriesContext())?.seriesOrder).toEqual(['s']);
  },
);

claim(
  'clicks report the node and the link',
  {
    'charts/sankey':
      'onNodeClick and onLinkClick receive the node or the link, including its value and its neighbors.',
  },
  async () => {
    const onNodeClick = jest.fn();
    const onLinkClick = jest.fn();
    draw({}, { onNodeClick, onLinkClick });
    await clickAt(5, 5, findAll(NODE)[0]);
    await clickAt(100, 5, findAll(LINK)[0]);
    expect(onNodeClick.mock.calls[0][1]).toMatchObject({
      nodeId: 'a',
      node: { value: 6 },
    });
    expect(onLinkClick.mock.calls[0][1]).toMatchObject({
      sourceId: 'a',
      targetId: 'b',
      link: { value: 4, source: { label: 'a' } },
    });
  },
);

claim(
  'without iterator helpers, the chart throws',
  {
    'charts/sankey':
      'The chart calls toArray on iterators, which requires Node.js 22, Chrome 122, Firefox 131, or Safari 18.4.',
  },
  () => {
    const { toArray } = iterator;
    iterator.toArray = undefined;
    expect(() => draw()).toThrow('toArray is not a function');
    iterator.toArray = toArray;
  },
);

claim(
  'a cycle throws; there is neither legend nor toolbar',
  {
    'charts/sankey': [
      'Links must not form a cycle.',
      'If they do, the chart throws an error.',
      'There is no legend, toolbar, or animation.',
    ],
  },
  () => {
    expect(() =>
      draw({ data: { links: [...links, { source: 'd', target: 'a', value: 1 }] } }),
    ).toThrow('circular');
    draw({}, { showToolbar: true } as object);
    expect(findAll('[role="toolbar"], .MuiChartsLegend-root')).toHaveLength(0);
  },
);
