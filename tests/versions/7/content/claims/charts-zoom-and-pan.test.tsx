/**
 * @jest-environment jsdom
 */
import { find, findAll, pointAt, ticksOf } from '../../support/chartDom';
import * as React from 'react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import {
  BarPlot,
  ChartsXAxis,
  LineChartPro,
  ResponsiveChartContainerPro,
  useZoom,
  ZoomSetup,
  type LineChartProProps,
  type ZoomData,
} from '@mui/x-charts-pro';

const SURFACE = '[class*="MuiChartsSurface-root"]';
const days = Array.from({ length: 101 }, (_, day) => day);
type Zoom = NonNullable<LineChartProProps['xAxis']>[number]['zoom'];
type Heard = Parameters<NonNullable<LineChartProProps['onZoomChange']>>[0];

let shown: ZoomData[] = [];
const heard = jest.fn<void, [Heard]>();
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));
const span = (): number => (shown[0]?.end ?? 0) - (shown[0]?.start ?? 0);

function Chart(props: Partial<LineChartProProps> & { of: Zoom; first?: ZoomData[] }) {
  const { of: zoomOfAxis, first, ...other } = props;
  const [zoom, setZoom] = React.useState(first);
  React.useEffect(() => {
    shown = zoom ?? [];
  }, [zoom]);
  return (
    <LineChartPro
      width={400}
      height={300}
      margin={{ top: 0, left: 0, right: 0, bottom: 25 }}
      skipAnimation
      xAxis={[{ id: 'x', data: days, domainLimit: 'strict', zoom: zoomOfAxis }]}
      series={[{ data: days, showMark: false }]}
      zoom={zoom}
      onZoomChange={(next) => {
        heard(next);
        setZoom(next as React.SetStateAction<ZoomData[] | undefined>);
      }}
      {...other}
    />
  );
}

function draw(of: Zoom, first?: ZoomData[], props: Partial<LineChartProProps> = {}) {
  cleanup();
  heard.mockClear();
  render(<Chart of={of} first={first} {...props} />);
}

const part = (start: number, end: number): ZoomData[] => [{ axisId: 'x', start, end }];

async function turnWheel(init: WheelEventInit = { deltaY: -100 }): Promise<boolean> {
  await pointAt(200, 100);
  const event = new WheelEvent('wheel', {
    ...init,
    clientX: 200,
    clientY: 100,
    bubbles: true,
    cancelable: true,
  });
  await act(async () => {
    find(SURFACE).dispatchEvent(event);
    await settle();
  });
  return event.defaultPrevented;
}

async function drag(from: number, to: number) {
  const at = (clientX: number) => ({ clientX, clientY: 100, bubbles: true, buttons: 1 });
  await act(async () => {
    fireEvent(find(SURFACE), new PointerEvent('pointerdown', at(from)));
    await settle();
    fireEvent(find(SURFACE), new PointerEvent('pointermove', at(to)));
    await settle();
    fireEvent(find(SURFACE), new PointerEvent('pointerup', at(to)));
  });
}

// Without a license the package says so on the console.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('the wheel zooms by step, 5 by default, three times as fast with Ctrl', async () => {
  const zoomed = async (zoom: Zoom, init?: WheelEventInit) => {
    draw(zoom, part(0, 100));
    expect(await turnWheel(init)).toBe(true);
    return 100 - span();
  };
  const usual = await zoomed(true);
  expect(usual).toBeGreaterThan(0);
  expect(usual).toBe(await zoomed({ step: 5 }));
  expect(await zoomed({ step: 20 })).toBeGreaterThan(usual);
  const fast = await zoomed(true, { deltaY: -100, ctrlKey: true });
  expect(fast).toBeGreaterThan(usual * 2.5);
});

test('a chart without zoom lets the page scroll', async () => {
  draw(false);
  expect(await turnWheel()).toBe(false);
});

test('the wheel hands over a function, dragging an array', async () => {
  draw(true, part(20, 80));
  await turnWheel();
  expect(typeof heard.mock.lastCall?.[0]).toBe('function');
  await drag(200, 100);
  expect(Array.isArray(heard.mock.lastCall?.[0])).toBe(true);
});

test('dragging pans, unless panning is off', async () => {
  draw(true, part(20, 80));
  await drag(200, 100);
  expect(shown[0]).toMatchObject({ start: 35, end: 95 });
  draw({ panning: false }, part(20, 80));
  await drag(200, 100);
  expect(shown[0]).toMatchObject({ start: 20, end: 80 });
});

test('limits of gestures: 10 at the least by default; code may go below', async () => {
  const narrow = async (zoom: Zoom) => {
    draw(zoom, part(45, 56));
    for (let left = 6; left > 0; left -= 1) await turnWheel({ deltaY: -400 });
    return span();
  };
  expect(await narrow(true)).toBeGreaterThanOrEqual(10);
  expect(await narrow({ minSpan: 2 })).toBeLessThan(10);
  draw(true, part(50, 52));
  expect(ticksOf('X').slice(0, 2)).toEqual(['50.0', '50.2']);
});

test('zoom is in percent; without it, a chart begins with all from minStart to maxEnd', () => {
  const ends = () => [ticksOf('X')[0], ticksOf('X').at(-1)];
  draw(true, part(20, 40));
  expect(ends()).toEqual(['20', '40']);
  draw(true);
  expect(ends()).toEqual(['0', '100']);
  draw({ minStart: 20, maxEnd: 81 });
  expect(ends()).toEqual(['20', '80']);
});

test('filterMode: the y-axis keeps the limits of all data, or fits', () => {
  draw(true, part(0, 20));
  expect(ticksOf('Y').at(-1)).toBe('100');
  draw({ filterMode: 'discard' }, part(0, 20));
  expect(ticksOf('Y').at(-1)).toBe('20');
});

test('nothing of the chart takes the focus', () => {
  draw(true);
  expect(findAll('[tabindex], button')).toHaveLength(0);
});

test('two charts with the same zoom show the same part', async () => {
  const Pair = () => {
    const [zoom, setZoom] = React.useState(part(20, 60));
    return (
      <>
        {['a', 'b'].map((key) => (
          <LineChartPro
            key={key}
            width={400}
            height={300}
            zoom={zoom}
            onZoomChange={setZoom}
            xAxis={[{ id: 'x', data: days, domainLimit: 'strict', zoom: true }]}
            series={[{ data: days, showMark: false }]}
          />
        ))}
      </>
    );
  };
  cleanup();
  render(<Pair />);
  const ticks = () => {
    const all = ticksOf('X');
    return [all.slice(0, all.length / 2).join(), all.slice(all.length / 2).join()];
  };
  const [before] = ticks();
  await turnWheel({ deltaY: -400 });
  expect(ticks()[0]).toBe(ticks()[1]);
  expect(ticks()[0]).not.toBe(before);
});

test('a composed chart zooms with ZoomSetup, and parts in it read the state', async () => {
  const Readout = () => {
    const { zoomData, options, setZoomData, isInteracting } = useZoom();
    React.useEffect(() => {
      shown = zoomData;
    }, [zoomData]);
    expect(Object.keys(options)).toEqual(['x']);
    expect([typeof setZoomData, typeof isInteracting]).toEqual(['function', 'boolean']);
    return null;
  };
  const zoomed = async (setup: boolean) => {
    cleanup();
    render(
      <ResponsiveChartContainerPro
        width={400}
        height={300}
        xAxis={[{ id: 'x', scaleType: 'band', data: days, zoom: true }]}
        series={[{ type: 'bar', data: days }]}
      >
        <BarPlot skipAnimation />
        <ChartsXAxis axisId="x" />
        <Readout />
        {setup && <ZoomSetup />}
      </ResponsiveChartContainerPro>,
    );
    await turnWheel();
    return span() < 100;
  };
  expect(await zoomed(false)).toBe(false);
  expect(await zoomed(true)).toBe(true);
});
