import { fc } from '../../support/properties/properties';
import {
  createFeedbackQueue,
  parseMessages,
} from '../../../src/features/feedback/createFeedbackQueue';
import { createVoteMemory } from '../../../src/features/feedback/createVoteMemory';
import type { FeedbackMessage } from '../../../src/types/feedback';
import { block } from '../preferences/support';

const KEY = 'docs-feedback-queue';
const storage = { getStorage: () => window.localStorage, getEvents: () => window };
const message = (id: string, comment = ''): FeedbackMessage => ({
  id,
  vote: 'up',
  comment,
  path: '/x/react-charts/bars',
  language: 'en',
  productId: 'x-charts',
  packageVersions: {},
});

/** A queue with a server that answers with these statuses; `null` is no answer at all. */
function start(...answers: (number | null)[]) {
  const sent: FeedbackMessage[] = [];
  let online = () => {};
  const queue = createFeedbackQueue({
    ...storage,
    send: async (each) => {
      sent.push(each);
      const status = answers.length > 0 ? answers.shift() : 204;
      if (status === null) throw new TypeError('offline');
      return status ?? 204;
    },
    onOnline: (action) => {
      online = action;
    },
  });
  return { queue, sent, goOnline: () => online() };
}
const settle = () => jest.advanceTimersByTimeAsync(0);
const waiting = () => parseMessages(window.localStorage.getItem(KEY)).map(({ id }) => id);

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});
let release = () => {};
afterEach(() => {
  release();
  release = () => {};
  jest.useRealTimers();
});

test('a message is sent at once and nothing is stored', async () => {
  const { queue, sent } = start();
  queue.add(message('a'));
  expect(waiting()).toEqual(['a']);
  await settle();
  expect(sent).toEqual([message('a')]);
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

test('after a failure the delay doubles each time, and the order is preserved', async () => {
  const { queue, sent } = start(null, 503, 429, 204);
  queue.add(message('a'));
  queue.add(message('a', 'words'));
  await settle();
  for (const wait of [2000, 4000, 8000]) {
    const before = sent.length;
    await jest.advanceTimersByTimeAsync(wait - 1);
    expect(sent).toHaveLength(before);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent.length).toBeGreaterThan(before);
  }
  expect(sent.map(({ comment }) => comment)).toEqual(['', '', '', '', 'words']);
  expect(waiting()).toEqual([]);
});

test('it never waits longer than five minutes', async () => {
  const { queue, sent } = start(...Array<null>(30).fill(null));
  queue.add(message('a'));
  await jest.advanceTimersByTimeAsync(3_600_000);
  const before = sent.length;
  await jest.advanceTimersByTimeAsync(300_000);
  expect(sent).toHaveLength(before + 1);
});

test('queued messages are sent with the next page, and when the network is back', async () => {
  start(null).queue.add(message('a'));
  await settle();
  expect(waiting()).toEqual(['a']);
  jest.clearAllTimers();
  const next = start(null);
  await settle();
  expect(next.sent.map(({ id }) => id)).toEqual(['a']);
  next.goOnline();
  await settle();
  expect(next.sent).toHaveLength(2);
  expect(waiting()).toEqual([]);
});

test.each([400, 404, 413, 422])(
  'a permanent rejection (%i) is not retried',
  async (status) => {
    const { queue, sent } = start(status);
    queue.add(message('a'));
    await jest.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
    expect(waiting()).toEqual([]);
  },
);

test('of more than 20 messages the oldest are dropped', async () => {
  const { queue } = start(...Array<null>(99).fill(null));
  for (let index = 0; index < 25; index += 1) queue.add(message(`m${index}`));
  expect(waiting()).toHaveLength(20);
  expect(waiting()[0]).toBe('m5');
});

test('with blocked storage, only messages of other pages are lost', async () => {
  release = block(window, 'localStorage');
  const { queue, sent } = start(null, 204);
  queue.add(message('a'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(2);
});

test('invalid values in storage are ignored', async () => {
  const good = message('a');
  window.localStorage.setItem(
    KEY,
    JSON.stringify([null, 1, {}, { ...good, vote: 'maybe' }, { ...good, id: 5 }, good]),
  );
  const { sent } = start();
  await settle();
  expect(sent).toEqual([good]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) =>
      Array.isArray(parseMessages(text)),
    ),
  );
});

test('one vote for each page is remembered, 200 at most', () => {
  const votes = createVoteMemory(storage);
  expect(votes.get('/x/a')).toBeNull();
  votes.set('/x/a', 'up');
  votes.set('/x/a', 'down');
  expect(votes.get('/x/a')).toBe('down');
  expect(votes.get('/x')).toBeNull();
  for (let index = 0; index < 200; index += 1) votes.set(`/x/${index}`, 'up');
  expect(votes.get('/x/a')).toBeNull();
  expect(votes.get('/x/199')).toBe('up');
  window.localStorage.setItem('docs-feedback-votes', 'nonsense\nmaybe /x/a');
  expect(votes.get('/x/a')).toBeNull();
});
