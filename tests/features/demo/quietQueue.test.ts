import { createQuietQueue } from '../../../src/features/demo/quietQueue';

const QUIET = 250;

function setReadyState(value: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { value, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  setReadyState('complete');
});
afterEach(() => jest.useRealTimers());

test('one at a time, each after a quiet moment', () => {
  const queue = createQuietQueue(window, QUIET);
  const ran: number[] = [];
  [1, 2, 3].forEach((number) => queue.add(() => ran.push(number)));
  jest.advanceTimersByTime(QUIET - 1);
  expect(ran).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(ran).toEqual([1]);
  jest.advanceTimersByTime(QUIET);
  expect(ran).toEqual([1, 2]);
  jest.advanceTimersByTime(QUIET);
  expect(ran).toEqual([1, 2, 3]);
});

test.each(['scroll', 'keydown', 'wheel', 'touchmove', 'pointerdown'])(
  '%s of the reader puts it off',
  (type) => {
    const queue = createQuietQueue(window, QUIET);
    const action = jest.fn();
    queue.add(action);
    for (let turn = 0; turn < 5; turn++) {
      jest.advanceTimersByTime(QUIET - 50);
      window.dispatchEvent(new Event(type));
    }
    expect(action).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2 * QUIET);
    expect(action).toHaveBeenCalledTimes(1);
  },
);

test('a page that still loads comes first', () => {
  setReadyState('interactive');
  const queue = createQuietQueue(window, QUIET);
  const action = jest.fn();
  queue.add(action);
  jest.advanceTimersByTime(5_000);
  expect(action).not.toHaveBeenCalled();
  setReadyState('complete');
  jest.advanceTimersByTime(2 * QUIET);
  expect(action).toHaveBeenCalledTimes(1);
});

test('what is called off does not run, and the next one takes its place', () => {
  const queue = createQuietQueue(window, QUIET);
  const gone = jest.fn();
  const next = jest.fn();
  const leave = queue.add(gone);
  queue.add(next);
  leave();
  jest.advanceTimersByTime(QUIET);
  expect(gone).not.toHaveBeenCalled();
  expect(next).toHaveBeenCalledTimes(1);
});

test('a queue that has run empty starts anew', () => {
  const queue = createQuietQueue(window, QUIET);
  queue.add(jest.fn());
  jest.advanceTimersByTime(10 * QUIET);
  const later = jest.fn();
  queue.add(later);
  jest.advanceTimersByTime(QUIET - 1);
  expect(later).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(later).toHaveBeenCalledTimes(1);
});
