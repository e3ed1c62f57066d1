import { doQuickly } from '../support/properties/attacks';

/** Processor time of this process, in μs. */
let used = 0;
beforeEach(() => {
  jest.spyOn(process, 'cpuUsage').mockImplementation((since) => ({
    user: used - (since?.user ?? 0),
    system: 0,
  }));
});
afterEach(() => jest.restoreAllMocks());

/** Keeps the processor busy for longer than users accept. */
function work(): void {
  used += 1_100_000;
}

test('an action that is slow every time fails, whether it is synchronous or not', async () => {
  expect(() => doQuickly(work)).toThrow();
  await expect(doQuickly(async () => work())).rejects.toThrow();
});

test('an action that is slow only once passes, and its first result is returned', async () => {
  let runs = 0;
  const slowOnce = (): number => {
    runs += 1;
    if (runs === 1) work();
    return runs;
  };
  expect(doQuickly(slowOnce)).toBe(1);
  runs = 0;
  expect(await doQuickly(async () => slowOnce())).toBe(1);
});

test('an action that throws is not retried', () => {
  const action = jest.fn(() => {
    throw new Error('broken');
  });
  expect(() => doQuickly(action)).toThrow('broken');
  expect(action).toHaveBeenCalledTimes(1);
});
