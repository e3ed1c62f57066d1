/**
 * @jest-environment jsdom
 */
import { find, findAll } from '../../support/components/chartDom';
import { createMatchMedia } from '../../support/components/createMatchMedia';
import * as React from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { BarChart, LineChart, PieChart, type BarProps } from '@mui/x-charts';
import { claim } from '../../support/content/claim';

/** Mocks whether users prefer reduced motion. */
function preferReducedMotion(matches: boolean) {
  window.matchMedia = createMatchMedia(() => matches);
}

const frame = (time: number) =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, time)));

function drawBars(height: number, props: object = {}) {
  return (
    <BarChart
      width={300}
      height={300}
      margin={0}
      hideLegend
      xAxis={[{ data: ['A'], position: 'none' }]}
      yAxis={[{ min: 0, max: 10, position: 'none' }]}
      series={[{ data: [height] }]}
      {...props}
    />
  );
}
const barHeight = () => Number(find('.MuiBarElement-root').getAttribute('height'));

afterEach(() => preferReducedMotion(true));

claim(
  'a change takes 300 ms, or no time with skipAnimation or reduced motion',
  {
    'charts/animation': [
      'An animation takes 300 ms.',
      'skipAnimation turns these animations off.',
      'Charts skip animations for users who prefer reduced motion',
    ],
  },
  async () => {
    const soonAfter = async (props: object, reduced = false) => {
      cleanup();
      preferReducedMotion(reduced);
      const { rerender } = render(drawBars(1, props));
      await frame(50);
      rerender(drawBars(10, props));
      await frame(20);
      return barHeight();
    };
    expect(await soonAfter({ skipAnimation: true })).toBe(300);
    expect(await soonAfter({}, true)).toBe(300);
    expect(await soonAfter({})).toBeLessThan(299);
    await frame(400);
    expect(barHeight()).toBe(300);
  },
);

claim(
  'a bar slot receives the start and the end of its animation',
  {
    'charts/animation': [
      "The bar slot receives the bar's target position and size as x, y, width, and height.",
      'xOrigin and yOrigin give the position of zero, where bars start to grow.',
    ],
  },
  () => {
    cleanup();
    const seen: BarProps[] = [];
    render(
      drawBars(5, {
        slots: {
          bar: (props: BarProps) => {
            seen.push(props);
            return null;
          },
        },
      }),
    );
    expect(seen.at(-1)).toMatchObject({
      y: 150,
      height: 150,
      yOrigin: 300,
      skipAnimation: true,
    });
  },
);

claim(
  'slots receive an ownerState or its values, and lines and areas a mask when they appear',
  {
    'charts/animation': [
      'The bar, line, and area slots receive an ownerState with the series id, the color, isHighlighted, and isFaded.',
      'For bars, it also includes isFocused; for lines and areas, the gradientId of a color map.',
      'The pieArc slot receives id, color, isHighlighted, isFaded, and isFocused as props.',
      'They reveal the line or area from the left when it first appears',
    ],
  },
  () => {
    cleanup();
    preferReducedMotion(false);
    const series = [{ id: 's', data: [1, 2], color: 'red', area: true }];
    render(<LineChart width={300} height={200} series={series} />);
    expect(findAll('clipPath rect.MuiAppearingMask-animate')).toHaveLength(2);
    cleanup();
    const seen: Record<string, { ownerState?: object }> = {};
    const slot = (name: string) => (props: object) => {
      seen[name] = props;
      return null;
    };
    const colorMap = {
      type: 'continuous',
      min: 0,
      max: 2,
      color: ['red', 'blue'],
    } as const;
    render(
      <LineChart
        width={300}
        height={200}
        yAxis={[{ colorMap }]}
        series={series}
        slots={{ line: slot('line'), area: slot('area') }}
      />,
    );
    render(
      drawBars(1, { series: [{ id: 's', data: [1] }], slots: { bar: slot('bar') } }),
    );
    render(
      <PieChart
        width={300}
        height={200}
        series={[{ id: 's', data: [{ value: 1, color: 'red' }] }]}
        slots={{ pieArc: slot('pieArc') }}
      />,
    );
    const values = {
      id: 's',
      color: expect.any(String),
      isHighlighted: false,
      isFaded: false,
    };
    const gradientId = expect.any(String);
    expect(seen.line?.ownerState).toMatchObject({ ...values, gradientId });
    expect(seen.area?.ownerState).toMatchObject({ ...values, gradientId });
    expect(seen.bar?.ownerState).toMatchObject({ ...values, isFocused: false });
    expect(seen.pieArc).toMatchObject({ ...values, isFocused: false });
    expect(seen.bar?.ownerState).not.toHaveProperty('gradientId');
    expect(seen.pieArc).not.toHaveProperty('ownerState');
  },
);
