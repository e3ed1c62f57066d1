import { createIdleQueue } from '../../../src/features/demo/idleQueue';

const QUIET = 250;

function setReadyState(value: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { value, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  setReadyState('complete');
});
afterEach(() => jest.useRealTimers());

test('one task at a time, each after an idle period', () => {
  const queue = createIdleQueue(window, QUIET);
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
  '%s of the user delays it',
  (type) => {
    const queue = createIdleQueue(window, QUIET);
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

test('waits while the page is loading', () => {
  setReadyState('interactive');
  const queue = createIdleQueue(window, QUIET);
  const action = jest.fn();
  queue.add(action);
  jest.advanceTimersByTime(5_000);
  expect(action).not.toHaveBeenCalled();
  setReadyState('complete');
  jest.advanceTimersByTime(2 * QUIET);
  expect(action).toHaveBeenCalledTimes(1);
});

test('a canceled task does not run, and the next one follows', () => {
  const queue = createIdleQueue(window, QUIET);
  const gone = jest.fn();
  const next = jest.fn();
  const leave = queue.add(gone);
  queue.add(next);
  leave();
  jest.advanceTimersByTime(QUIET);
  expect(gone).not.toHaveBeenCalled();
  expect(next).toHaveBeenCalledTimes(1);
});

test('an empty queue starts again', () => {
  const queue = createIdleQueue(window, QUIET);
  queue.add(jest.fn());
  jest.advanceTimersByTime(10 * QUIET);
  const later = jest.fn();
  queue.add(later);
  jest.advanceTimersByTime(QUIET - 1);
  expect(later).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(later).toHaveBeenCalledTimes(1);
});
