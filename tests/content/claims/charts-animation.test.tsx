/**
 * @jest-environment jsdom
 */
import { find, findAll } from '../../support/components/chartDom';
import { createMatchMedia } from '../../support/components/createMatchMedia';
import * as React from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { BarChart, LineChart, type BarProps } from '@mui/x-charts';
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
      'skipAnimation turns this off.',
      'Charts skip it for users who prefer reduced motion',
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
      'xOrigin and yOrigin are the position of zero, where bars start to grow.',
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
  'the slot of a line receives an ownerState, and the line a mask when it appears',
  {
    'charts/animation': [
      'The slots receive an ownerState with the series id, the color, the gradientId of a color map, isHighlighted, and isFaded.',
      'AnimatedLine also reveals the line from the left when the line first appears',
    ],
  },
  () => {
    cleanup();
    preferReducedMotion(false);
    render(<LineChart width={300} height={200} series={[{ id: 's', data: [1, 2] }]} />);
    expect(findAll('clipPath rect.MuiAppearingMask-animate').length).toBeGreaterThan(0);
    cleanup();
    const seen: { ownerState?: object }[] = [];
    render(
      <LineChart
        width={300}
        height={200}
        series={[{ id: 's', data: [1, 2], color: 'red' }]}
        slots={{
          line: (props: object) => {
            seen.push(props);
            return null;
          },
        }}
      />,
    );
    expect(seen.at(-1)?.ownerState).toMatchObject({
      id: 's',
      color: 'red',
      isHighlighted: false,
      isFaded: false,
    });
  },
);
