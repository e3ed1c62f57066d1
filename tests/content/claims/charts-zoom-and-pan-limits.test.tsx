/**
 * @jest-environment jsdom
 */
import { clickAt, find, findAll, pointAt } from '../../support/components/chartDom';
import * as React from 'react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import {
  LineChartPro,
  type ChartProApi,
  type LineChartProProps,
} from '@mui/x-charts-pro';
import { claim } from '../../support/content/claim';

const SLIDER = '[data-charts-zoom-slider]';
const days = Array.from({ length: 101 }, (_, day) => day);
type Zoom = NonNullable<LineChartProProps['xAxis']>[number]['zoom'];
interface Shown {
  axisId: string | number;
  start: number;
  end: number;
}

let shown: number[] = [];
const apiRef: { current: ChartProApi<'line'> | undefined } = { current: undefined };
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

function draw(
  zoom: Zoom,
  [start, end]: readonly [number, number],
  props: Partial<LineChartProProps> = {},
) {
  cleanup();
  shown = [start, end];
  render(
    <LineChartPro
      width={400}
      height={300}
      margin={0}
      hideLegend
      showToolbar
      apiRef={apiRef}
      initialZoom={[{ axisId: 'x', start, end }]}
      onZoomChange={([now]: Shown[]) => {
        shown = now
          ? [now.start, now.end].map((each) => Math.round(each * 100) / 100)
          : [];
      }}
      xAxis={[{ id: 'x', data: days, domainLimit: 'strict', zoom }]}
      series={[{ data: days, showMark: false }]}
      {...props}
    />,
  );
}

async function click(name: 'Zoom in' | 'Zoom out', times = 1) {
  for (let left = times; left > 0; left -= 1)
    await act(async () => {
      fireEvent.click(find(`[aria-label="${name}"]`));
      await Promise.resolve();
    });
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

claim(
  'buttons zoom by a tenth of the visible range, whatever the step is',
  {
    'charts/zoom-and-pan': 'The buttons zoom in and out by a tenth of the visible part.',
  },
  async () => {
    for (const zoom of [true, { step: 20 }]) {
      draw(zoom, [40, 60]);
      await click('Zoom in');
      expect(shown).toEqual([41, 59]);
      draw(zoom, [40, 60]);
      await click('Zoom out');
      expect(shown).toEqual([39, 61]);
    }
  },
);

claim(
  'the reachable range: from 0 to 100 and all of it by default',
  {
    'charts/zoom-and-pan': [
      'minStart, maxEnd | 0, 100 | the part of the axis that users can reach',
      'minSpan, maxSpan | 10, 100 | the smallest and the largest part that can be shown',
    ],
  },
  async () => {
    const widest = async (zoom: Zoom) => {
      draw(zoom, [45, 55]);
      await click('Zoom out', 30);
      return shown;
    };
    expect(await widest(true)).toEqual([0, 100]);
    expect(await widest({ minStart: 20, maxEnd: 80 })).toEqual([20, 80]);
    expect(await widest({ maxSpan: 50 })).toEqual([25, 75]);
  },
);

claim(
  'a double tap shows the range from minStart to maxEnd, whatever maxSpan is',
  {
    'charts/zoom-and-pan': [
      'One gesture, doubleTapReset, ignores maxSpan.',
      'zoom | doubleTapReset | double-taps to see everything from minStart to maxEnd',
    ],
  },
  async () => {
    const zoomInteractionConfig: LineChartProProps['zoomInteractionConfig'] = {
      zoom: ['doubleTapReset'],
    };
    draw({ minStart: 10, maxEnd: 90, maxSpan: 30 }, [40, 60], { zoomInteractionConfig });
    await clickAt(200, 100);
    await clickAt(200, 100);
    await act(settle);
    expect(shown).toEqual([10, 90]);
  },
);

claim(
  'panning: false disables gestures, but not the slider',
  {
    'charts/zoom-and-pan':
      'panning | true | whether gestures can move the visible part; the slider always can',
  },
  async () => {
    Object.assign(SVGElement.prototype, { setPointerCapture() {} });
    const drag = async (
      target: HTMLElement,
      from: readonly [number, number],
      to: readonly [number, number],
    ) => {
      const at = ([clientX, clientY]: readonly [number, number]) => ({
        clientX,
        clientY,
        buttons: 1,
        bubbles: true,
        cancelable: true,
      });
      const middle = [(from[0] + to[0]) / 2, to[1]] as const;
      await pointAt(from[0], from[1], target);
      await act(async () => {
        fireEvent(target, new PointerEvent('pointerdown', at(from)));
        for (const place of [middle, to]) {
          fireEvent(target, new PointerEvent('pointermove', at(place)));
          await settle();
        }
        fireEvent(target, new PointerEvent('pointerup', at(to)));
        await settle();
      });
      return shown;
    };
    const surface = () => find('.MuiChartsSurface-root');
    const slider = { enabled: true };
    draw({ slider }, [40, 60]);
    expect((await drag(surface(), [200, 100], [100, 100]))[0]).toBeGreaterThan(40);
    draw({ slider, panning: false }, [40, 60]);
    expect(await drag(surface(), [200, 100], [100, 100])).toEqual([40, 60]);
    const track = findAll(`${SLIDER} rect`)[1] ?? surface();
    expect((await drag(track, [220, 260], [280, 260]))[0]).toBeGreaterThan(40);
  },
);

claim(
  'the slider of a y-axis takes its width; position none has no slider',
  { 'charts/zoom-and-pan': "An axis with `position: 'none'` has no slider." },
  () => {
    const slider = { enabled: true };
    const left = (yAxis: object) => {
      draw(false, [0, 100], { yAxis: [{ id: 'y', ...yAxis }], initialZoom: [] });
      const place = find('.MuiChartsAxis-directionY').getAttribute('transform');
      return Number(/[\d.]+/.exec(place ?? '')?.[0]);
    };
    expect(left({})).toBe(45);
    expect(left({ zoom: { slider } })).toBe(73);
    expect(left({ zoom: { slider: { ...slider, preview: true } } })).toBe(93);
    expect(findAll(SLIDER)).toHaveLength(1);
    const xAxis = [{ id: 'x', data: days, zoom: { slider }, position: 'none' as const }];
    draw(false, [0, 100], { xAxis });
    expect(findAll(SLIDER)).toHaveLength(0);
  },
);
