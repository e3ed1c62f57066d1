/**
 * @jest-environment jsdom
 */
import { find, findAll, pointAt, ticksOf } from '../../support/components/chartDom';
import * as React from 'react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import {
  BarChartPro,
  BarPlot,
  ChartsContainerPro,
  ChartsXAxis,
  ChartsYAxis,
  ChartsZoomSlider,
  LineChartPro,
  type BarChartProProps,
  type LineChartProProps,
} from '@mui/x-charts-pro';
import { claim } from '../../support/content/claim';

const SURFACE = '.MuiChartsSurface-root';
const days = Array.from({ length: 101 }, (_, day) => day);
const rows = days.slice(0, 11);
type Gestures = NonNullable<BarChartProProps['zoomInteractionConfig']>;
type Pan = NonNullable<Gestures['pan']>;

interface Shown {
  start: number;
  end: number;
}

let shown: Shown | undefined;

const middleOf = (range: Shown | undefined): number =>
  range ? (range.start + range.end) / 2 : NaN;

const record: LineChartProProps['onZoomChange'] = (zooms) => {
  shown = zooms[0];
};
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

claim(
  'two charts with the same zoomData show the same range',
  {
    'charts/zoom-and-pan': [
      'Pass the same zoomData and onZoomChange to several charts.',
      'Zooming one of them then zooms the others.',
    ],
  },
  async () => {
    const Pair = () => {
      const [zoomData, setZoomData] = React.useState([
        { axisId: 'x', start: 20, end: 60 },
      ]);
      const draw = (key: string) => (
        <LineChartPro
          key={key}
          width={400}
          height={300}
          zoomData={zoomData}
          onZoomChange={(zooms) => setZoomData(zooms as typeof zoomData)}
          xAxis={[{ id: 'x', data: days, domainLimit: 'strict', zoom: true }]}
          series={[{ data: days, showMark: false }]}
        />
      );
      return <>{['a', 'b'].map(draw)}</>;
    };
    render(<Pair />);
    const ticks = () => {
      const all = ticksOf('X');
      return [all.slice(0, all.length / 2).join(), all.slice(all.length / 2).join()];
    };
    const before = ticks();
    expect(before[0]).toBe(before[1]);
    await pointAt(200, 100);
    await act(async () => {
      fireEvent.wheel(find(SURFACE), { deltaY: -100, clientX: 200, clientY: 100 });
      await settle();
    });
    expect(ticks()[0]).toBe(ticks()[1]);
    expect(ticks()[0]).not.toBe(before[0]);
  },
);

const zooms = { width: 400, height: 300, series: [{ data: days, showMark: false }] };
const onX = { id: 'x', data: days, zoom: true };
const rangeOf = (axisId: string) => ({ axisId, start: 20, end: 60 });

claim(
  'zoomData: an entry for each zoomable axis, and for no other',
  {
    'charts/zoom-and-pan': [
      'Users can zoom only the axes that have an entry in zoomData.',
      "In version 8.29.3, the toolbar's zoom buttons throw an error if zoomData contains any other axis.",
    ],
  },
  async () => {
    const turn = async (zoomData: LineChartProProps['zoomData']) => {
      cleanup();
      const onZoomChange = jest.fn<void, [Shown[]]>();
      render(
        <LineChartPro
          {...zooms}
          {...{ zoomData, onZoomChange }}
          xAxis={[onX]}
          yAxis={[{ id: 'y', zoom: true }]}
        />,
      );
      await pointAt(200, 100);
      await act(async () => {
        fireEvent.wheel(find(SURFACE), { deltaY: -100, clientX: 200, clientY: 100 });
        await settle();
      });
      return onZoomChange.mock.calls[0]?.[0].map(({ start, end }) => end - start < 40);
    };
    expect(await turn([rangeOf('x')])).toEqual([true]);
    expect(await turn([rangeOf('x'), rangeOf('y')])).toEqual([true, true]);
    expect(await turn([rangeOf('x'), rangeOf('other')])).toEqual([true, false]);

    const zoomIn = (...axes: string[]) => {
      cleanup();
      const onZoomChange = jest.fn();
      const zoomData = axes.map(rangeOf);
      render(
        <LineChartPro
          {...zooms}
          {...{ zoomData, onZoomChange }}
          xAxis={[onX]}
          showToolbar
        />,
      );
      const failed = jest.fn((event: Event) => event.preventDefault());
      window.addEventListener('error', failed);
      fireEvent.click(find('[aria-label="Zoom in"]'));
      window.removeEventListener('error', failed);
      return [onZoomChange.mock.calls.length, failed.mock.calls.length];
    };
    expect(zoomIn('x')).toEqual([1, 0]);
    expect(zoomIn('x', 'other')).toEqual([0, 1]);
    expect(() => zoomIn('other', 'x')).toThrow('minSpan');
  },
);

function drawRows(pan?: Pan, start = 40) {
  cleanup();
  shown = undefined;
  render(
    <BarChartPro
      width={400}
      height={300}
      margin={0}
      hideLegend
      layout="horizontal"
      {...(pan && { zoomInteractionConfig: { zoom: ['pinch'], pan } })}
      initialZoom={[{ axisId: 'y', start, end: start + 20 }]}
      onZoomChange={record}
      xAxis={[{ id: 'x' }]}
      yAxis={[{ id: 'y', data: rows, zoom: true }]}
      series={[{ data: rows }]}
    />,
  );
}

async function turn(delta: { deltaX?: number; deltaY?: number }) {
  await pointAt(200, 100);
  await act(async () => {
    fireEvent.wheel(find(SURFACE), { ...delta, clientX: 200, clientY: 100 });
    await settle();
  });
  return shown && { from: Math.round(shown.start), to: Math.round(shown.end) };
}

/** First and last label of the rows, from the top to the bottom of the screen. */
function readEnds(): number[] {
  const rows = findAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickContainer')
    .filter(({ textContent }) => textContent)
    .map((row) => ({
      label: Number(row.textContent),
      top: Number(/, (.*)\)/.exec(row.getAttribute('transform') ?? '')?.[1]),
    }))
    .sort((a, b) => a.top - b.top);
  return [rows[0]?.label ?? NaN, rows.at(-1)?.label ?? NaN];
}

claim(
  'allowedDirection: the wheel moves along y only if it is enabled',
  {
    'charts/zoom-and-pan':
      "To change the direction, set allowedDirection: 'x' is the default, 'y' moves the chart vertically, and 'xy' moves it in both directions.",
  },
  async () => {
    drawRows([{ type: 'wheel' }]);
    expect(await turn({ deltaY: 30 })).toBeUndefined();
    drawRows([{ type: 'wheel', allowedDirection: 'y' }]);
    expect(await turn({ deltaX: 30 })).toBeUndefined();
    const down = await turn({ deltaY: 30 });
    expect(down).toEqual({ from: 39, to: 59 });
    drawRows([{ type: 'wheel', allowedDirection: 'xy' }]);
    expect(await turn({ deltaY: 30 })).toEqual(down);
  },
);

claim(
  'the wheel follows the screen on numeric axes, but not on category axes',
  {
    'charts/zoom-and-pan':
      'In version 8.29.3, the wheel moves a band or point axis in the wrong direction: turning the wheel down scrolls up.',
  },
  async () => {
    /** Whether scrolling down shows the content below. */
    const goesDown = async (scaleType: 'linear' | 'band', reverse: boolean) => {
      const scale =
        scaleType === 'band'
          ? { scaleType, data: days }
          : { scaleType, min: 0, max: 100 };
      cleanup();
      shown = undefined;
      render(
        <ChartsContainerPro
          width={400}
          height={300}
          zoomInteractionConfig={{
            zoom: [],
            pan: [{ type: 'wheel', allowedDirection: 'y' }],
          }}
          initialZoom={[{ axisId: 'y', start: 40, end: 60 }]}
          onZoomChange={record}
          yAxis={[{ id: 'y', ...scale, reverse, zoom: true }]}
          series={[]}
        >
          <ChartsYAxis axisId="y" />
        </ChartsContainerPro>,
      );
      const [top = NaN, bottom = NaN] = readEnds();
      await turn({ deltaY: 60 });
      const middle = middleOf(shown);
      expect(Math.abs(middle - 50)).toBeGreaterThan(1);
      return bottom > top === middle > 50;
    };
    expect(await goesDown('linear', false)).toBe(true);
    expect(await goesDown('linear', true)).toBe(true);
    expect(await goesDown('band', false)).toBe(false);
    expect(await goesDown('band', true)).toBe(false);
  },
);

async function drag(pointerType: 'mouse' | 'touch') {
  const at = (clientY: number) => ({
    clientX: 200,
    clientY,
    buttons: 1,
    bubbles: true,
    cancelable: true,
    pointerType,
  });
  await pointAt(200, 200);
  await act(async () => {
    const surface = find(SURFACE);
    fireEvent(surface, new PointerEvent('pointerdown', at(200)));
    for (const y of [150, 100])
      fireEvent(surface, new PointerEvent('pointermove', at(y)));
    await settle();
    fireEvent(surface, new PointerEvent('pointerup', at(100)));
  });
  return shown !== undefined;
}

claim(
  'a repeated gesture: each pointer type has its own keys, the last entry applies',
  {
    'charts/zoom-and-pan': [
      'To make a gesture behave differently for mouse and touch, list it twice, once for each pointerMode, as the demo does with drag.',
      'An entry without a pointerMode applies to pointers that have no entry of their own.',
      'If two entries have the same pointerMode, the later one takes precedence.',
    ],
  },
  async () => {
    const forMouse = (requiredKeys: string[]) =>
      ({ type: 'drag', pointerMode: 'mouse', requiredKeys }) as Pan[number];
    const touch = { type: 'drag', pointerMode: 'touch' } as const;
    const moves = async (pan: Pan, pointer: 'mouse' | 'touch') => {
      drawRows(pan);
      return drag(pointer);
    };
    expect(await moves([touch, forMouse(['Shift'])], 'mouse')).toBe(false);
    expect(await moves([touch, forMouse(['Shift'])], 'touch')).toBe(true);
    expect(await moves([touch], 'mouse')).toBe(false);
    expect(await moves([forMouse(['Shift']), forMouse([])], 'mouse')).toBe(true);
    expect(await moves([forMouse([]), forMouse(['Shift'])], 'mouse')).toBe(false);
    // An entry without a pointerMode applies to pointers without their own entry.
    expect(await moves(['drag', forMouse(['Shift'])], 'touch')).toBe(true);
    expect(await moves(['drag', forMouse(['Shift'])], 'mouse')).toBe(false);
  },
);

claim(
  'a composed chart has a slider only with ChartsZoomSlider, for each axis that enables it',
  {
    'charts/zoom-and-pan':
      '`ChartsZoomSlider` draws a slider for each axis that enables one.',
  },
  () => {
    const sliders = (children?: React.ReactNode, slider = true) => {
      cleanup();
      render(
        <ChartsContainerPro
          width={400}
          height={300}
          xAxis={[
            {
              id: 'x',
              scaleType: 'band',
              data: days,
              zoom: { slider: { enabled: slider } },
            },
          ]}
          yAxis={[{ id: 'y', zoom: { slider: { enabled: slider } } }]}
          series={[{ type: 'bar', data: days }]}
        >
          <BarPlot />
          <ChartsXAxis axisId="x" />
          {children}
        </ChartsContainerPro>,
      );
      return findAll('[data-charts-zoom-slider]').length;
    };
    expect(sliders()).toBe(0);
    expect(sliders(<ChartsZoomSlider />)).toBe(2);
    expect(sliders(<ChartsZoomSlider />, false)).toBe(0);
  },
);
