import { RUN_TIMEOUT } from '../../../src/config/playground';
import {
  createCodeGuard,
  type GuardConnection,
} from '../../../src/features/playground/createCodeGuard';

const files = [{ name: 'A.tsx', code: 'a' }];
const never = () => new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(first: Partial<GuardConnection>) {
  const closed: number[] = [];
  let count = 0;
  const guard = createCodeGuard(() => {
    count += 1;
    const own = count;
    return {
      start: async () => true,
      guard: async (code) => code,
      close: () => closed.push(own),
      ...(own === 1 ? first : {}),
    };
  });
  return { guard, closed };
}

test('one worker serves all versions of the code', async () => {
  const { guard, closed } = setUp({});
  expect(await guard.guard(files)).toBe(files);
  expect(await guard.guard(files)).toBe(files);
  expect(closed).toEqual([]);
  guard.close();
  expect(closed).toEqual([1]);
});

test('a worker that does not end is stopped, after it has loaded', async () => {
  let load: ((value: unknown) => void) | undefined;
  const start = () => new Promise<unknown>((resolve) => (load = resolve));
  const { guard, closed } = setUp({ guard: never, start });
  const result = guard.guard(files);
  await jest.advanceTimersByTimeAsync(RUN_TIMEOUT * 2);
  expect(closed).toEqual([]);
  load?.(true);
  await jest.advanceTimersByTimeAsync(RUN_TIMEOUT);
  expect(await result).toEqual({ kind: 'stuck' });
  expect(closed).toEqual([1]);
  expect(await guard.guard(files)).toBe(files);
});

test('corrected code does not wait for the code that it replaces', async () => {
  const { guard, closed } = setUp({ guard: never });
  const first = jest.fn();
  void guard.guard(files).then(first);
  await jest.advanceTimersByTimeAsync(0);
  expect(await guard.guard(files)).toBe(files);
  expect(closed).toEqual([1]);
  await jest.advanceTimersByTimeAsync(RUN_TIMEOUT);
  expect(first).not.toHaveBeenCalled();
});

test('a worker that cannot be loaded is reported, and the next call tries again', async () => {
  const { guard } = setUp({ start: () => Promise.reject(new Error('no')) });
  expect(await guard.guard(files)).toEqual({ kind: 'no-frame' });
  expect(await guard.guard(files)).toBe(files);
});
