/**
 * @jest-environment jsdom
 */
import { find, findAll, textsOf } from '../../support/components/chartDom';
import * as React from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  Gauge,
  GaugeContainer,
  GaugeReferenceArc,
  useGaugeState,
  type GaugeProps,
} from '@mui/x-charts';
import GaugePointer from '../../../docs/charts/gauge/GaugePointer';
import { claim } from '../../support/content/claim';

const VALUE = '.MuiGauge-valueArc';

function draw(props: GaugeProps = {}) {
  cleanup();
  render(<Gauge width={200} height={200} margin={0} {...props} />);
}

const shape = (selector = VALUE): string => find(selector).getAttribute('d') ?? '';
const place = (): string | null => find(VALUE).getAttribute('transform');

claim(
  'defaults: 0 to 100 on a full circle, a ring of a fifth, square ends',
  {
    'charts/gauge': [
      'A gauge shows a value between valueMin and valueMax, which are 0 and 100 by default.',
      'The default is a full circle.',
      "innerRadius | '80%'",
      "outerRadius | '100%'",
      "cornerRadius | 0 | the thickness of the arc; '50%' makes the ends round",
    ],
  },
  () => {
    draw({ value: 25 });
    const usual = shape();
    expect(usual).toBe('M0,-100A100,100,0,0,1,100,0L80,0A80,80,0,0,0,0,-80Z');
    draw({
      value: 25,
      valueMin: 0,
      valueMax: 100,
      startAngle: 0,
      endAngle: 360,
      innerRadius: '80%',
      outerRadius: '100%',
      cornerRadius: 0,
    });
    expect(shape()).toBe(usual);
    draw({ value: 25, cornerRadius: '50%' });
    expect(shape()).toContain('A10,10,');
  },
);

claim(
  'the center and radius use the space of the visible part',
  { 'charts/gauge': 'cx, cy | the center that allows the largest arc' },
  () => {
    draw({ value: 50, width: 300 });
    expect(place()).toBe('translate(150, 100)');
    draw({ value: 50, width: 300, startAngle: -90, endAngle: 90 });
    expect(place()).toBe('translate(150, 175)');
    expect(shape()).toContain('A150,150,');
  },
);

claim(
  "text: the value in the locale's format, a string, or lines from a function",
  {
    'charts/gauge': [
      "text | the value, formatted for the browser's language",
      'text is a string or a function that receives the value and its limits; \\n starts a new line.',
    ],
  },
  () => {
    draw({ value: 1234.5, valueMax: 5000 });
    expect(textsOf('text')).toEqual([(1234.5).toLocaleString()]);
    draw({ value: 5, text: 'five' });
    expect(textsOf('text')).toEqual(['five']);
    draw({
      value: 5,
      text: ({ value, valueMin, valueMax }) => `${value}\n${valueMin} ${valueMax}`,
    });
    expect(textsOf('tspan')).toEqual(['5', '0 100']);
  },
);

claim(
  'a value beyond the limits is drawn past the end',
  { 'charts/gauge': 'A value above `valueMax` is drawn past the end of the arc.' },
  () => {
    const half = { startAngle: -90, endAngle: 90 };
    draw({ ...half, value: 100 });
    expect(shape()).toMatch(/^M-100,0A100,100,0,1,1,100,0L/);
    draw({ ...half, value: 150 });
    expect(shape()).toMatch(/^M-100,0A100,100,0,1,1,0,100L/);
  },
);

claim(
  'a meter with its limits; its text is hidden; without a value it has none',
  {
    'charts/gauge': [
      'The gauge has role="meter" with aria-valuenow, aria-valuemin, and aria-valuemax.',
      'Use aria-label or aria-labelledby to name the gauge.',
      'Text inside the gauge is hidden from screen readers.',
      'value={null} omits aria-valuenow',
    ],
  },
  () => {
    draw({ value: 40, valueMin: 10, valueMax: 90, 'aria-label': 'Water' });
    const meter = find('[role="meter"]');
    const attributes = ['aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'aria-label'];
    expect(attributes.map((name) => meter.getAttribute(name))).toEqual([
      '40',
      '10',
      '90',
      'Water',
    ]);
    expect(find('text').closest('[aria-hidden="true"]')).not.toBeNull();
    draw({ value: null });
    expect(find('[role="meter"]').hasAttribute('aria-valuenow')).toBe(false);
    expect(findAll(VALUE)).toHaveLength(0);
  },
);

claim(
  'useGaugeState: center, radii and angles in radians, no angle without a value',
  { 'charts/gauge': 'returns the center, the radii, and the angles in radians.' },
  () => {
    let read: Partial<ReturnType<typeof useGaugeState>> = {};
    function Reader() {
      read = useGaugeState();
      return null;
    }
    draw({ value: 25, children: <Reader /> });
    expect(read).toMatchObject({ cx: 100, cy: 100, innerRadius: 80, outerRadius: 100 });
    expect(read.valueAngle).toBeCloseTo(Math.PI / 2);
    draw({ value: null, children: <Reader /> });
    expect(read.valueAngle).toBeNull();
  },
);

claim(
  'the container renders only its children',
  { 'charts/gauge': 'GaugeContainer draws only its children.' },
  () => {
    render(<GaugeContainer width={200} height={200} value={5} />);
    expect(findAll('path, text')).toHaveLength(0);
    cleanup();
    render(
      <GaugeContainer width={200} height={200} value={5}>
        <GaugeReferenceArc />
      </GaugeContainer>,
    );
    expect(findAll('path')).toHaveLength(1);
  },
);

claim(
  'the value uses the primary color of the theme',
  { 'design-system/colors': "Charts: a gauge's value uses `primary`." },
  () => {
    const theme = createTheme({ palette: { primary: { main: 'rgb(1, 2, 3)' } } });
    render(
      <ThemeProvider theme={theme}>
        <Gauge width={200} height={200} value={25} />
      </ThemeProvider>,
    );
    expect(getComputedStyle(find(VALUE)).getPropertyValue('fill')).toBe('rgb(1, 2, 3)');
  },
);

claim(
  'the demo rotates its range and pointer to the angle of their values',
  {
    'charts/gauge':
      'useGaugeState() returns angles in radians; multiply them by 180 / π to get the degrees for transform.',
  },
  () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    render(<GaugePointer />);
    const pointer = () =>
      parseFloat(find('[data-part="pointer"]').style.transform.slice('rotate('.length));
    // 270 degrees for 100 values, from -135: 46 is at -10.8 and 71 at 56.7.
    expect(pointer()).toBeCloseTo(-10.8);
    const range = find('[data-part="range"]');
    expect(parseFloat(range.getAttribute('stroke-dasharray')!)).toBeCloseTo(54);
    expect(
      parseFloat(range.getAttribute('transform')!.slice('rotate('.length)),
    ).toBeCloseTo(-27 - 90);
    fireEvent.click(screen.getByRole('button', { name: 'Cellar' }));
    expect(pointer()).toBeCloseTo(56.7);
    expect(find('[role="meter"]').getAttribute('aria-valuetext')).toBe('71%, too humid');
  },
);
