import { resetBrowser } from '../preferences/support';

/** The browser APIs that `web-vitals` reads; jsdom measures nothing. */
const ENTRIES = [
  { entryType: 'navigation', startTime: 0, responseStart: 320, type: 'navigate' },
  { entryType: 'paint', name: 'first-contentful-paint', startTime: 1900 },
  { entryType: 'largest-contentful-paint', startTime: 1800 },
  { entryType: 'largest-contentful-paint', startTime: 2400 },
  { entryType: 'layout-shift', startTime: 2000, value: 0.0625 },
  { entryType: 'layout-shift', startTime: 2100, value: 0.5, hadRecentInput: true },
  { entryType: 'layout-shift', startTime: 2200, value: 0.125 },
  { entryType: 'event', startTime: 3000, duration: 520, interactionId: 1 },
  { entryType: 'event', startTime: 3600, duration: 80, interactionId: 2 },
];
const listEntries = (type: string) =>
  ENTRIES.filter(({ entryType }) => entryType === type);

class FakeObserver {
  static readonly supportedEntryTypes = [...new Set(ENTRIES.map((e) => e.entryType))];
  constructor(readonly onEntries: (list: { getEntries: () => unknown[] }) => void) {}
  observe({ type }: { type: string }): void {
    queueMicrotask(() => this.onEntries({ getEntries: () => listEntries(type) }));
  }
  takeRecords = () => [];
  disconnect = () => undefined;
}

const scope = window as unknown as Record<string, unknown>;
const addListener = jest.spyOn(window, 'addEventListener');
let stop = () => {};

beforeAll(() => {
  Object.assign(performance, { getEntriesByType: listEntries, now: () => 5000 });
  Object.assign(globalThis, {
    PerformanceObserver: FakeObserver,
    PerformanceEventTiming: class {
      get interactionId() {
        return 0;
      }
    },
  });
});
beforeEach(() => {
  resetBrowser();
  addListener.mockClear();
  jest.resetModules(); // The package stores what it has measured for a page.
  delete scope.dataLayer;
});
afterEach(() => {
  stop();
  showPage('visible');
  document.head.replaceChildren();
});

const showPage = (state: DocumentVisibilityState) =>
  Object.defineProperty(document, 'visibilityState', {
    value: state,
    configurable: true,
  });
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

async function begin(random: number): Promise<void> {
  window.localStorage.setItem('docs-analytics-consent', 'granted');
  const { startAnalytics } = await import(
    '../../../src/features/analytics/startAnalytics'
  );
  stop = startAnalytics('G-TEST1', window, () => random).stop;
  loadTag();
  await settle();
}
const loadTag = () =>
  document.head.querySelector('script:last-of-type')?.dispatchEvent(new Event('load'));

/** Events of users are trusted, and those that a test dispatches are not. */
function leavePage(): void {
  showPage('hidden');
  addListener.mock.calls.forEach(([type, listener]) => {
    if (type !== 'visibilitychange') return;
    (listener as EventListener)({ type, isTrusted: true, timeStamp: 6000 } as Event);
  });
}
async function answer(newValue: string): Promise<void> {
  const key = 'docs-analytics-consent';
  window.localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  loadTag();
  await settle();
}
const listEvents = () =>
  ((scope.dataLayer ?? []) as IArguments[])
    .map((call) => [...call])
    .filter(([command]) => command === 'event')
    .sort(([, one], [, other]) => one.localeCompare(other));
const event = (name: string, value: number, rating: string) => [
  'event',
  name,
  {
    value,
    metric_rating: rating,
    metric_id: expect.stringMatching(/^v\d/),
    non_interaction: true,
  },
];
const ALL = [
  event('CLS', 0.1875, 'needs-improvement'),
  event('FCP', 1900, 'needs-improvement'),
  event('INP', 520, 'poor'),
  event('LCP', 2400, 'good'),
  event('TTFB', 320, 'good'),
];

test('a session just above 0.0001 is not measured', async () => {
  await begin(0.000100001);
  leavePage();
  expect(listEvents()).toEqual([]);
});

test('a session at 0.0001 reports its five vitals by name, each once', async () => {
  await begin(0.0001);
  expect(listEvents()).toEqual([ALL[1], ALL[4]]);
  leavePage();
  expect(listEvents()).toEqual(ALL);
  const ids = listEvents().map(([, , { metric_id }]) => metric_id);
  expect(new Set(ids).size).toBe(5);
});

test('withdrawing consent and granting it again does not measure twice', async () => {
  await begin(0);
  await answer('denied');
  await answer('granted');
  leavePage();
  expect(listEvents()).toEqual([ALL[0], ALL[2], ALL[3]]);
});

test('after consent is withdrawn no vital is reported', async () => {
  await begin(0);
  await answer('denied');
  leavePage();
  expect(listEvents()).toEqual([]);
});
