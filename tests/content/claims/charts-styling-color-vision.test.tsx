/**
 * @jest-environment jsdom
 */
import { findAll } from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { LineChart, rainbowSurgePalette } from '@mui/x-charts';
import { getContrastRatio } from '@mui/material/styles';
import { distinctColors, visions } from '../../../docs/charts/styling/colorVision';
import { claim } from '../../support/content/claim';

type Triple = [number, number, number];

const toLinear = (color: string): number[] =>
  [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));

/** A linear RGB color in CIE Lab under daylight (D65). */
function toLab([red = 0, green = 0, blue = 0]: number[]): Triple {
  const bend = (part: number) =>
    part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116;
  const x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function see(color: string, matrix: number[][]): Triple {
  const parts = toLinear(color);
  return toLab(
    matrix.map((row) => {
      const sum = row.reduce(
        (all, factor, index) => all + factor * (parts[index] ?? 0),
        0,
      );
      return Math.min(1, Math.max(0, sum));
    }),
  );
}

/** The CIE 1976 difference of the two closest colors in each type of color vision. */
function findClosest(colors: readonly string[]): number {
  const distances = Object.values(visions).flatMap((matrix) => {
    const seen = colors.map((color) => see(color, matrix));
    return seen.flatMap((a, index) =>
      seen.slice(0, index).map((b) => Math.hypot(...a.map((part, at) => part - b[at]!))),
    );
  });
  return Math.min(...distances);
}

test('the measure: black and white have a difference of 100, equal colors of 0', () => {
  expect(findClosest(['#000000', '#ffffff'])).toBeCloseTo(100, 0);
  expect(findClosest(['#c2185b', '#c2185b'])).toBe(0);
});

claim(
  'the four colors differ by at least 20 in each type of color vision; the default palette does not',
  {
    'charts/styling': [
      'The four colors of the demo stay at least 20 units apart in the Lab color space, with full color vision and with each kind of color blindness.',
      "For people with some kinds of color blindness, the default palette's green is less than 20 units from its red and its light blue.",
    ],
  },
  () => {
    expect(distinctColors).toHaveLength(4);
    expect(findClosest(distinctColors)).toBeGreaterThan(20);
    expect(findClosest(rainbowSurgePalette('light').slice(0, 5))).toBeLessThan(20);
    // Green, the fifth color, is close to the fourth and to the third.
    const [, , red, blue, green] = rainbowSurgePalette('light') as string[];
    expect(findClosest([blue!, green!])).toBeLessThan(20);
    expect(findClosest([red!, green!])).toBeLessThan(20);
  },
);

claim(
  'the four colors have a contrast of 3:1 on white and on the dark paper',
  {
    'charts/styling':
      "Each color also has a contrast of at least 3:1 against white and against Material UI's dark background.",
  },
  () => {
    for (const color of distinctColors)
      for (const ground of ['#ffffff', '#121212'])
        expect([color, ground, getContrastRatio(color, ground) >= 3]).toEqual([
          color,
          ground,
          true,
        ]);
  },
);

claim(
  'a component as labelMarkType renders the mark in the legend',
  {
    'charts/styling':
      'shape sets a different mark for each line. To draw it in the legend, pass a component as labelMarkType.',
  },
  () => {
    const OwnMark = () => (
      <svg id="own">
        <path d="M0 0h9v9z" />
      </svg>
    );
    cleanup();
    render(
      <LineChart
        width={400}
        height={300}
        xAxis={[{ data: [1, 2] }]}
        series={[
          {
            label: 'S',
            shape: 'triangle',
            data: [1, 2],
            labelMarkType: OwnMark,
          },
        ]}
      />,
    );
    expect(findAll('.MuiChartsLegend-mark #own')).toHaveLength(1);
  },
);
