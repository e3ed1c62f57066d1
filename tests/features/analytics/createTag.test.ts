import { createTag } from '../../../src/features/analytics/createTag';
import { toTagCall } from '../../../src/features/analytics/toTagCall';

const NOW = new Date('2026-02-03T10:00:00Z');
const EVENT = toTagCall({
  name: 'action',
  data: { category: 'ad', action: 'click', label: 'a' },
});

function setUp(scope: Record<string, unknown> = {}) {
  document.head.innerHTML = '';
  const tag = createTag('G-TEST1', { document, scope, now: () => NOW });
  const script = document.head.querySelector('script');
  if (!script) throw new Error('no script');
  const calls = () => (scope.dataLayer as IArguments[]).map((call) => [...call]);
  return { tag, script, calls, scope };
}

test('loads the tag without blocking, and sends page views itself', () => {
  const { script, calls, scope } = setUp();
  expect(script.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST1');
  expect(script.async).toBe(true);
  expect(calls()).toEqual([
    ['js', NOW],
    ['config', 'G-TEST1', expect.objectContaining({ send_page_view: false })],
  ]);
  expect(String((scope.dataLayer as unknown[])[0])).toBe('[object Arguments]');
});

test('calls wait for the tag and are then made in order', () => {
  const { tag, script, calls } = setUp();
  tag.send(EVENT);
  expect(calls()).toHaveLength(2);
  script.dispatchEvent(new Event('load'));
  expect(calls().slice(2)).toEqual([
    ['event', 'click', { event_category: 'ad', event_label: 'a' }],
  ]);
  tag.send(EVENT);
  expect(calls()).toHaveLength(4);
});

test('calls are dropped, not thrown, when the tag is blocked', () => {
  const { tag, script, calls } = setUp();
  tag.send(EVENT);
  script.dispatchEvent(new Event('error'));
  expect(() => tag.send(EVENT)).not.toThrow();
  expect(calls()).toEqual([]);
});

test('if the tag never loads, the queue is bounded', () => {
  const { tag, script, calls } = setUp();
  for (let index = 0; index < 1000; index += 1) tag.send(EVENT);
  script.dispatchEvent(new Event('load'));
  expect(calls()).toHaveLength(2 + 200);
});

test('stopping disables the tag by its own switch, a new one enables it', () => {
  const { tag, script, calls, scope } = setUp();
  script.dispatchEvent(new Event('load'));
  tag.stop();
  tag.send(EVENT);
  expect(scope['ga-disable-G-TEST1']).toBe(true);
  expect(calls()).toEqual([]);
  script.dispatchEvent(new Event('load'));
  tag.send(EVENT);
  expect(calls()).toEqual([]);
  setUp(scope);
  expect(scope['ga-disable-G-TEST1']).toBe(false);
});

test('each event has its fields', () => {
  expect(
    toTagCall({
      name: 'page_view',
      data: {
        title: 'Sorting',
        location: 'https://docs.example.com/x/react-data-grid/sorting/',
        productId: 'x-data-grid',
        productCategoryId: 'x',
      },
    }),
  ).toEqual([
    'event',
    'page_view',
    {
      page_title: 'Sorting',
      page_location: 'https://docs.example.com/x/react-data-grid/sorting/',
      productId: 'x-data-grid',
      productCategoryId: 'x',
    },
  ]);
  expect(toTagCall({ name: 'user_properties', data: { codeVariant: 'JS' } })).toEqual([
    'set',
    'user_properties',
    { codeVariant: 'JS' },
  ]);
  expect(
    toTagCall({
      name: 'web_vital',
      data: { name: 'LCP', value: 930, rating: 'good', id: 'v1' },
    }),
  ).toEqual([
    'event',
    'LCP',
    { value: 930, metric_rating: 'good', metric_id: 'v1', non_interaction: true },
  ]);
});
