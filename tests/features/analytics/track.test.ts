import { track } from '../../../src/features/analytics';
import type { AnalyticsEvent } from '../../../src/features/analytics/events';
import { connect, disconnect, openQueue } from '../../../src/features/analytics/track';

const action = (label: string) => ({ category: 'ad', action: 'click', label });
const labelsOf = (events: AnalyticsEvent[]) =>
  events.map((event) => (event.name === 'action' ? event.data.label : event.name));

afterEach(disconnect);

test('does nothing if analytics is disabled', () => {
  const sent: AnalyticsEvent[] = [];
  track('action', action('lost'));
  connect((event) => sent.push(event));
  expect(sent).toEqual([]);
});

test('events are queued until there is a receiver, then sent at once', () => {
  const sent: AnalyticsEvent[] = [];
  openQueue();
  track('action', action('a'));
  track('action', action('b'));
  connect((event) => sent.push(event));
  expect(labelsOf(sent)).toEqual(['a', 'b']);
  track('action', action('c'));
  expect(labelsOf(sent)).toEqual(['a', 'b', 'c']);
});

test('queued events are dropped without consent, and so are later ones', () => {
  const sent: AnalyticsEvent[] = [];
  openQueue();
  track('action', action('a'));
  disconnect();
  track('action', action('b'));
  connect((event) => sent.push(event));
  expect(sent).toEqual([]);
});

test('the queue is bounded', () => {
  const sent: AnalyticsEvent[] = [];
  openQueue();
  for (let index = 0; index < 250; index += 1) track('action', action(String(index)));
  connect((event) => sent.push(event));
  expect(sent).toHaveLength(200);
});

test('never throws, whatever the receiver does', () => {
  connect(() => {
    throw new Error('broken tag');
  });
  expect(() => track('action', action('a'))).not.toThrow();
});
