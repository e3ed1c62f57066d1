import { reportWebVitals } from '../../../src/features/analytics/reportWebVitals';
import type { WebVital } from '../../../src/features/analytics/events';

const LCP = { name: 'LCP', value: 900, rating: 'good', id: 'v1' };
type Report = (onReport: (metric: WebVital) => void) => void;
const silent: Report = () => undefined;
const PACKAGE: Record<'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB', Report> = {
  onCLS: silent,
  onFCP: silent,
  onINP: silent,
  onTTFB: silent,
  onLCP: (onReport) => onReport({ ...LCP, entries: [] } as WebVital),
};

async function run(random: number, load = jest.fn(async () => PACKAGE)) {
  const vitals: WebVital[] = [];
  await reportWebVitals({
    random: () => random,
    load,
    onVital: (vital) => vitals.push(vital),
  });
  return { vitals, load };
}

test.each([0, 0.00005, 0.0001])('includes the session at %p', async (random) => {
  const { vitals } = await run(random);
  expect(vitals).toEqual([LCP]);
});

test.each([0.000100001, 0.5])('loads nothing at %p', async (random) => {
  const { vitals, load } = await run(random);
  expect(vitals).toEqual([]);
  expect(load).not.toHaveBeenCalled();
});

test('an unavailable package is not an error', async () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  await expect(run(0, load)).resolves.toMatchObject({ vitals: [] });
});
