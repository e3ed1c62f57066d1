/**
 * @jest-environment jsdom
 */
import { find, findAll, printChart } from '../../support/components/chartDom';
import * as React from 'react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as pro from '@mui/x-charts-pro';
import {
  BarChartPro,
  FunnelChart,
  PieChartPro,
  RadarChartPro,
  type ChartProApi,
} from '@mui/x-charts-pro';
import CopiedChart from '../../../docs/charts/export/CopiedChart';
import SavedRows from '../../../docs/charts/export/SavedRows';
import { claim } from '../../support/content/claim';

type Api = { current: ChartProApi | undefined };
const size = { width: 300, height: 200 };

function draw(element: (apiRef: never) => React.ReactElement): Api {
  cleanup();
  const apiRef: Api = { current: undefined };
  render(element(apiRef as never));
  return apiRef;
}

const bars = (apiRef: never) => (
  <BarChartPro {...size} apiRef={apiRef} showToolbar series={[{ data: [1] }]} />
);

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

claim(
  'Pro charts have both methods',
  { 'charts/export': 'Every Pro chart has two methods:' },
  () => {
    for (const chart of [
      bars,
      (apiRef: never) => <PieChartPro {...size} apiRef={apiRef} series={[]} />,
      (apiRef: never) => (
        <FunnelChart {...size} apiRef={apiRef} series={[{ data: [] }]} />
      ),
      (apiRef: never) => (
        <RadarChartPro {...size} apiRef={apiRef} radar={{ metrics: ['a'] }} series={[]} />
      ),
    ])
      expect(draw(chart).current).toMatchObject({
        exportAsPrint: expect.any(Function) as () => void,
        exportAsImage: expect.any(Function) as () => void,
      });
  },
);

claim(
  'the copy has a title and no toolbar; onBeforeExport replaces these changes',
  {
    'charts/export': [
      'fileName | the page title | sets the name of the file, or the title of the printed page',
      'Your function replaces the default one, which removes the toolbar.',
      'To keep removing the toolbar, call defaultOnBeforeExport in your function.',
    ],
  },
  async () => {
    const apiRef = draw(bars);
    const print = (options?: object) =>
      printChart(() => apiRef.current?.exportAsPrint(options));
    const toolbars = (frame?: HTMLIFrameElement) =>
      frame?.contentDocument?.querySelectorAll('[role="toolbar"]').length;
    document.title = 'The page';
    const usual = await print();
    expect([usual?.title, toolbars(usual)]).toEqual(['The page', 0]);
    const own = await print({ fileName: 'own', onBeforeExport: () => {} });
    expect([own?.title, toolbars(own)]).toEqual(['own', 1]);
    const both = await print({ onBeforeExport: pro.defaultOnBeforeExport });
    expect(toolbars(both)).toBe(0);
  },
);

claim(
  'a failure is logged to the console, and the call resolves',
  {
    'charts/export':
      'If saving an image fails, exportAsImage logs an error and resolves normally, so catch never runs.',
  },
  async () => {
    const apiRef = draw(bars);
    await act(async () => {
      await expect(
        apiRef.current?.exportAsImage({
          copyStyles: false,
          onBeforeExport: () => {
            throw new Error('broken');
          },
        }),
      ).resolves.toBeUndefined();
    });
    expect(errors.mock.calls.map(([text]) => String(text)).join()).toContain(
      'Error exporting chart as image',
    );
  },
);

claim(
  'the file of the example has a line per month',
  {
    'charts/export':
      'a button inside the chart can use hooks to read the data and then save it.',
  },
  async () => {
    cleanup();
    const blobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.push(blob);
        return 'blob:x';
      },
      revokeObjectURL() {},
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    render(<SavedRows />);
    act(() => find('button').click());
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blobs[0]!);
    });
    expect(text.split('\n').slice(0, 2)).toEqual([
      '"Month","Hive 1","Hive 2"',
      '"May","4.2","3.1"',
    ]);
    expect(findAll('svg')).not.toHaveLength(0);
  },
);

claim(
  'CopiedChart: the image is the SVG with its styles, on the background of the page',
  {
    'charts/export':
      'To copy a chart, draw its SVG on a canvas and write the image to the clipboard.',
  },
  async () => {
    const sources: string[] = [];
    class DrawnImage {
      onload?: () => void;

      set src(address: string) {
        sources.push(address);
        setTimeout(() => this.onload?.());
      }
    }
    const context = { fillStyle: '', fillRect: jest.fn(), drawImage: jest.fn() };
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue(context as never);
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((done) => done(new Blob(['png'])));
    const write = jest.fn(
      async ([item]: { png: Promise<Blob> }[]) => void (await item?.png),
    );
    Object.assign(navigator, { clipboard: { write } });
    Object.assign(globalThis, {
      Image: DrawnImage,
      ClipboardItem: class {
        png: Promise<Blob>;

        constructor(items: Record<string, Promise<Blob>>) {
          this.png = items['image/png']!;
        }
      },
    });
    document.body.style.backgroundColor = 'rgb(1, 2, 3)';
    cleanup();
    render(<CopiedChart />);
    const copy = screen.getByRole('button', { name: 'Copy as image' });
    fireEvent.click(copy);
    await screen.findByText('The chart is on the clipboard.');
    const svg = decodeURIComponent(sources[0] ?? '');
    expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(svg).toMatch(/<text[^>]*style="[^"]*font-size: /);
    expect(context.fillStyle).toBe('rgb(1, 2, 3)');
    expect(context.drawImage).toHaveBeenCalledTimes(1);

    write.mockRejectedValueOnce(new Error('NotAllowedError'));
    fireEvent.click(copy);
    await waitFor(() => screen.getByText('Your browser did not allow it.'));
  },
);
