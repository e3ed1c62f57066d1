/**
 * @jest-environment jsdom
 */
import { findAll, textsOf } from '../../support/components/chartDom';
import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BarChart, Toolbar, ToolbarButton } from '@mui/x-charts';
import {
  BarChartPro,
  ChartsDataProviderPro,
  ChartsToolbarImageExportTrigger,
  FunnelChart,
  LineChartPro,
  ScatterChartPro,
  PieChartPro,
} from '@mui/x-charts-pro';
import { claim } from '../../support/content/claim';

const size = { width: 300, height: 200 };
const bars = [{ data: [1, 2] }];

const toolbars = () => findAll('[role="toolbar"]').length;

function draw(chart: React.ReactElement) {
  cleanup();
  render(chart);
}

async function openMenu(toolbar: object = {}) {
  draw(
    <PieChartPro
      {...size}
      showToolbar
      slotProps={{ toolbar }}
      series={[{ data: [{ value: 1 }] }]}
    />,
  );
  const [button] = findAll('[role="toolbar"] button');
  if (!button) return null;
  await act(async () => {
    fireEvent.click(button);
    await new Promise((resolve) => setTimeout(resolve, 60));
  });
  return textsOf('[role="menuitem"]');
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

claim(
  'a Community chart shows a toolbar only with the slot',
  {
    'charts/toolbar':
      'A Community chart has no default toolbar; pass one in the toolbar slot.',
  },
  () => {
    draw(<BarChart {...size} series={bars} showToolbar />);
    expect(toolbars()).toBe(0);
    const Own = () => <Toolbar aria-label="Own" />;
    draw(<BarChart {...size} series={bars} showToolbar slots={{ toolbar: Own }} />);
    expect(toolbars()).toBe(1);
    draw(<BarChart {...size} series={bars} slots={{ toolbar: Own }} />);
    expect(toolbars()).toBe(0);
  },
);

claim(
  'buttons are one tab stop, with arrow keys between them',
  {
    'charts/toolbar':
      'Toolbar and ToolbarButton make the toolbar a single tab stop and let users move between the buttons with the arrow keys.',
  },
  () => {
    const Own = () => (
      <Toolbar>
        <ToolbarButton aria-label="a" />
        <ToolbarButton aria-label="b" />
      </Toolbar>
    );
    draw(<BarChart {...size} series={bars} showToolbar slots={{ toolbar: Own }} />);
    const stops = () =>
      findAll('[role="toolbar"] button').map(({ tabIndex }) => tabIndex);
    expect(stops()).toEqual([0, -1]);
    act(() => screen.getByLabelText('a').focus());
    fireEvent.keyDown(screen.getByLabelText('a'), { key: 'ArrowRight' });
    expect(stops()).toEqual([-1, 0]);
  },
);

claim(
  'zoom buttons show if an axis can zoom',
  {
    'charts/toolbar':
      'BarChartPro, LineChartPro, ScatterChartPro, PieChartPro, and Heatmap come with ChartsToolbarPro, which has a menu to print or save the chart and, if an axis can zoom, two zoom buttons.',
  },
  () => {
    const buttons = (zoom: boolean) => {
      draw(
        <LineChartPro
          {...size}
          showToolbar
          xAxis={[{ data: [1, 2], zoom }]}
          series={bars}
        />,
      );
      return findAll('[role="toolbar"] button').length;
    };
    expect([buttons(false), buttons(true)]).toEqual([1, 3]);
  },
);

claim(
  'the menu: print and PNG, or the given options',
  {
    'charts/toolbar': [
      'printOptions | none | sets options for printing; disableToolbarButton removes the menu entry',
      'imageExportOptions | one entry for PNG | adds one menu entry for each image format; an empty list removes them all',
      "If no buttons are left, the toolbar isn't shown.",
    ],
  },
  async () => {
    expect(await openMenu()).toEqual(['Print', 'Export as PNG']);
    expect(
      await openMenu({
        printOptions: { disableToolbarButton: true },
        imageExportOptions: [{ type: 'image/webp' }],
      }),
    ).toEqual(['Export as WebP']);
    expect(await openMenu({ imageExportOptions: [] })).toEqual(['Print']);
    const nothing = {
      printOptions: { disableToolbarButton: true },
      imageExportOptions: [],
    };
    expect(await openMenu(nothing)).toBeNull();
    expect(toolbars()).toBe(0);
  },
);

claim(
  'a trigger is the baseButton slot of the provider; charts do not forward it',
  {
    'charts/toolbar': [
      "To use your design system's buttons, set the baseButton and baseIconButton slots of ChartsDataProviderPro.",
      'In version 8.29.3, only ScatterChartPro also accepts these two slots. The other charts ignore them.',
    ],
  },
  () => {
    const Button = (props: React.ComponentProps<'button'>) => (
      <button type="button" data-own {...props} />
    );
    const slots = { baseButton: Button as React.ComponentType };
    const save = <ChartsToolbarImageExportTrigger>Save</ChartsToolbarImageExportTrigger>;
    draw(
      <ChartsDataProviderPro {...size} series={[]} slots={slots}>
        {save}
      </ChartsDataProviderPro>,
    );
    expect(textsOf('[data-own]')).toEqual(['Save']);
    const Own = () => <Toolbar>{save}</Toolbar>;
    for (const Chart of [LineChartPro, BarChartPro] as React.ElementType[]) {
      draw(
        <Chart {...size} showToolbar series={bars} slots={{ toolbar: Own, ...slots }} />,
      );
      expect([textsOf('[role="toolbar"]'), textsOf('[data-own]')]).toEqual([
        ['Save'],
        [],
      ]);
    }
    draw(
      <ScatterChartPro
        {...size}
        showToolbar
        series={[]}
        slots={{ toolbar: Own, ...slots } as object}
      />,
    );
    expect(textsOf('[data-own]')).toEqual(['Save']);
  },
);

claim(
  'the funnel has no toolbar',
  {
    'charts/toolbar': 'Funnels, Sankey diagrams, sparklines, and gauges have no toolbar.',
  },
  () => {
    draw(
      <FunnelChart
        {...size}
        {...{ showToolbar: true }}
        series={[{ data: [{ value: 1 }] }]}
      />,
    );
    expect(toolbars()).toBe(0);
  },
);
