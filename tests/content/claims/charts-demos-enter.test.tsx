/**
 * @jest-environment jsdom
 */
import path from 'node:path';
import type { ComponentType } from 'react';
import { clickAt, find, press, widenCharts } from '../../support/components/chartDom';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { claim } from '../../support/content/claim';

type Demo = ComponentType;

const DOCS = path.join(__dirname, '../../../docs/charts');

const load = (name: string): Demo =>
  jest.requireActual<{ default: Demo }>(path.join(DOCS, `${name}.tsx`)).default;

function open(name: string) {
  cleanup();
  const Component = load(name);
  render(<Component />);
}

const text = () => document.body.textContent;

beforeEach(() => {
  widenCharts();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
});

claim(
  'DrillDown: a click or Enter opens a year, the breadcrumb leads back',
  { 'charts/bars': 'In this demo, a breadcrumb takes users back:' },
  async () => {
    open('bars/DrillDown');
    const title = () => find('.MuiChartsSurface-root title').textContent;
    await clickAt(430, 100);
    expect(title()).toBe('Rides in 2025');
    fireEvent.click(screen.getByRole('button', { name: 'All years' }));
    expect(title()).toBe('Rides per year');
    act(() => find('.MuiChartsSurface-root').focus());
    await press('ArrowRight', 'ArrowRight', 'Enter');
    expect(title()).toBe('Rides in 2024');
    await press('Enter');
    expect(title()).toBe('Rides in 2024');
  },
);

/** Enter does what a click does. */
const pressEnter = (name: string, expected: string) => async () => {
  open(name);
  act(() => find('svg[tabindex="0"]').focus());
  await press('ArrowRight', 'Enter');
  expect(text()).toContain(expected);
};

claim(
  'bars/ClickedBar: Enter does what a click does',
  {
    'charts/bars':
      'No key triggers these callbacks, so the demo uses an EnterKey component to handle Enter.',
  },
  pressEnter('bars/ClickedBar', 'Entries at Harbor: 310'),
);

claim(
  'lines/ClickedPoint: Enter does what a click does',
  {
    'charts/lines':
      'No key triggers these callbacks, so the demo uses an EnterKey component to handle Enter.',
  },
  pressEnter('lines/ClickedPoint', 'Mark: 42 calls on Mon'),
);

claim(
  'pie/ClickedSlice: Enter does what a click does',
  {
    'charts/pie':
      'No key triggers onItemClick, so the demo uses an EnterKey component to handle Enter.',
  },
  pressEnter('pie/ClickedSlice', 'Organic: 104 kg'),
);

claim(
  'scatter/HitRadius: Enter does what a click does',
  {
    'charts/scatter':
      "The keyboard doesn't trigger this callback, so the demo uses an EnterKey component to handle Enter.",
  },
  pressEnter('scatter/HitRadius', 'Selected: Harbor'),
);

claim(
  'funnel/LostPerStep: Enter does what a click does',
  { 'charts/funnel': 'The EnterKey component in the last demo handles Enter.' },
  pressEnter('funnel/LostPerStep', 'Reported: 312'),
);

claim(
  'heatmap/ClickedCell: Enter does what a click does',
  {
    'charts/heatmap':
      "The keyboard doesn't trigger this callback, so the demo uses an EnterKey component to handle Enter.",
  },
  pressEnter('heatmap/ClickedCell', 'Studio at 9 h: 4 people'),
);

test(
  'radar/ClickedMetric: Enter does what a click does',
  pressEnter('radar/ClickedMetric', 'Setup: +17 points'),
);
