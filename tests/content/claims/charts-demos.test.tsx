/**
 * @jest-environment jsdom
 */
import fs from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import { findAll, pointAt, widenCharts } from '../../support/components/chartDom';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderApart } from '../../support/components/renderApart';
import { claim } from '../../support/content/claim';

type Demo = ComponentType;

const DOCS = path.join(__dirname, '../../../docs/charts');
const CONTROLS = [
  'button',
  'input:not([aria-hidden="true"])',
  'select',
  '[role="button"]',
  '[role="combobox"]',
  '[role="radiogroup"]',
  '[role="group"]',
  '[role="meter"]',
  '[role="toolbar"]',
  '[tabindex="0"]:not(svg)',
].join();

/** Buttons that print or save, for which jsdom lacks what they need. */
const NEEDS_BROWSER = /print|save|export|copy|full screen/i;
/** The preview of a zoom slider names its mask after the axis. */
const OF_THE_PACKAGE = 'zoom-preview-mask-';

// Sankey charts need iterator helpers, which Node.js 20 lacks.
const iterator = Object.getPrototypeOf(Object.getPrototypeOf(new Map().values())) as {
  toArray?: () => unknown[];
};
iterator.toArray ??= function toArray(this: Iterable<unknown>) {
  return [...this];
};

const load = (name: string): Demo =>
  jest.requireActual<{ default: Demo }>(path.join(DOCS, `${name}.tsx`)).default;

const demos = fs
  .readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /[/\\][A-Z]\w*\.tsx$/.test(file))
  .map((file) => file.replace(/\.tsx$/, ''))
  .sort();

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

test.each(demos)('%s: names, ids, focus, and keys', (name) => {
  const Component = load(name);
  const remove = renderApart(
    <>
      <Component />
      <Component />
    </>,
  );
  for (const control of findAll(CONTROLS)) expect(control).toHaveAccessibleName();
  const ids = findAll('[id]')
    .map(({ id }) => id)
    .filter((id) => !id.startsWith(OF_THE_PACKAGE));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);

  for (const drawn of findAll('[role="button"]:not(button, a[href])')) {
    // A key that does something does not scroll the page as well.
    expect(fireEvent.keyDown(drawn, { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(drawn, { key: ' ' })).toBe(false);
  }

  const lost = findAll('button:enabled').flatMap((button) => {
    const label = button.getAttribute('aria-label') ?? button.textContent ?? '';
    if (!button.isConnected || button.matches(':disabled')) return [];
    if (NEEDS_BROWSER.test(label)) return [];
    act(() => button.focus());
    fireEvent.click(button);
    const focused = document.activeElement;
    const isLost = focused === document.body || focused?.matches(':disabled');
    return isLost ? label : [];
  });
  expect(lost).toEqual([]);
  remove();
});

claim(
  'HighlightFromList: a click keeps a river highlighted, another one ends it',
  { 'charts/highlighting': 'In this demo, clicking a river keeps it highlighted:' },
  () => {
    open('highlighting/HighlightFromList');
    const lines = () => findAll('.MuiLineElement-root').map((line) => line.dataset);
    const rhine = screen.getByRole('button', { name: /Rhine/ });
    fireEvent.click(rhine);
    expect(rhine.getAttribute('aria-pressed')).toBe('true');
    expect(lines().map(({ highlighted }) => highlighted)).toEqual([
      undefined,
      'true',
      undefined,
    ]);
    fireEvent.click(rhine);
    expect(lines().some(({ faded }) => faded)).toBe(false);
  },
);

test('OwnTooltip: a week without tickets has shares of 0%', async () => {
  open('tooltip/OwnTooltip');
  await pointAt(430, 100);
  expect(text()).toContain('0 tickets in all');
  expect(text()).toContain('Online: 0%');
  expect(text()).not.toContain('NaN');
});

claim(
  'MeasuredDistance and SelectedRange have sliders that do what the pointer does',
  {
    'charts/components':
      'In this demo, keyboard users choose the points with a slider instead:',
    'charts/brush':
      "In this demo, drag over the chart or move the slider's thumbs to add up the bikes for a range of hours:",
  },
  () => {
    open('components/MeasuredDistance');
    const [first] = findAll('input[type="range"]');
    fireEvent.change(first!, { target: { value: 0 } });
    expect(text()).toContain('403 m of climb over 10.0 km');
    open('brush/SelectedRange');
    const [from] = findAll('input[type="range"]');
    fireEvent.change(from!, { target: { value: 8 } });
    expect(text()).toContain('8:00 to 9:00: 805 bikes');
  },
);

test('ToggledSeries: the button shows hidden series', () => {
  open('legend/ToggledSeries');
  expect(findAll('.MuiChartsLegend-hidden')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(findAll('.MuiChartsLegend-hidden')).toHaveLength(0);
});

claim(
  'BudgetTreemap: tiles have names, and focus shows their value',
  {
    'charts/treemap':
      'In the demo, each tile has an accessible name and can receive focus. When users focus or hover over a tile, its value appears below the chart.',
  },
  () => {
    open('treemap/BudgetTreemap');
    const pool = screen.getByRole('img', { name: 'Pool: 6%' });
    act(() => pool.focus());
    expect(text()).toContain('Pool: 6% of the budget');
  },
);
