import { isFullRun } from '../../../tools/test/fullRun';
import { fc } from './properties';

/** Cases of a property whose input is what somebody hostile may send. */
export const ATTACK_CASES = isFullRun() ? 100_000 : 500;

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: ATTACK_CASES });

// 100,000 cases of what waits for something take half an hour.
jest.setTimeout(isFullRun() ? 1_800_000 : 60_000);

/** How long the page may be busy with something hostile, in ms. */
const MAX_BUSY = 1_000;

/** The processor time that something took, in ms, until it is done where it promises. */
function measure<T>(action: () => T): {
  result: T;
  busy: () => number | Promise<number>;
} {
  const start = process.cpuUsage();
  const look = (): number => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
  const result = action();
  if (result instanceof Promise)
    return { result, busy: () => result.then(look, () => look()) };
  const time = look();
  return { result, busy: () => time };
}

const expectQuick = (time: number): void => expect(time).toBeLessThan(MAX_BUSY);

/**
 * Does something, and fails if that keeps the processor busy for longer than a reader would
 * bear; of something that promises, until it is done. Processor time counts, since a machine
 * that has other work lets everything wait. What was slow is done once more before it is
 * called so: among 100,000 cases, now and then one has the memory of all others tidied.
 * @param action does the same each time
 */
export function doQuickly<T>(action: () => T): T {
  const { result, busy } = measure(action);
  const first = busy();
  if (typeof first === 'number') {
    if (first >= MAX_BUSY) expectQuick(measure(action).busy() as number);
    return result;
  }
  return first
    .then(async (time) => time >= MAX_BUSY && expectQuick(await measure(action).busy()))
    .then(() => result) as T;
}

const rare = <T>(usual: fc.Arbitrary<T>, ...others: fc.Arbitrary<T>[]) =>
  fc.oneof(
    { weight: 50, arbitrary: usual },
    ...others.map((arbitrary) => ({ weight: 1, arbitrary })),
  );

const PIECES = [
  ...['%', '%E0%A4%A', '%00', '%2e%2e', '\u0000', '\ud800', '\u202e', '🏳️‍🌈'],
  ...['<script>', '"><img src=x onerror=alert(1)>', 'javascript:', "'", '\\', '//'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'then'],
  ...['{', '[', '}', '],', 'null', 'NaN', '1e999', '-0', '\n', '\r\n', ';', '=', '&'],
  ...['(a+)+$', '$&', '$1', '.*', '(?:', '#', '?', '/', '.js', '.tsx', '../'],
];

/** Texts that an attacker would try: what means something somewhere, in any order. */
export const hostileText: fc.Arbitrary<string> = rare(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc
      .array(
        fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 6 })),
        { maxLength: 6 },
      )
      .map((parts) => parts.join('')),
  ),
  // What costs more than its length only shows where there is much of it.
  fc
    .tuple(fc.constantFrom(...PIECES, 'a', '-', '/', ' '), fc.integer({ max: 20_000 }))
    .map(([piece, count]) => piece.repeat(Math.max(0, count))),
);

/** JSON that looks like what is expected, in part, and JSON that does not. */
export const hostileJson = (expected: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: expected.map((value) => JSON.stringify(value) ?? '') },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: hostileText },
    // Cut off, as a full disk leaves it.
    {
      weight: 1,
      arbitrary: expected.map((value) => (JSON.stringify(value) ?? '').slice(0, -1)),
    },
    { weight: 1, arbitrary: fc.constant('['.repeat(5_000)) },
  );

/** fast-check, with as many cases as an attack gets. */
export { fc };
