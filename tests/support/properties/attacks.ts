import { isFullRun } from '../../../tools/test/fullRun';
import { fc } from './properties';

/** The number of cases for a property with untrusted input. */
export const ATTACK_CASES = isFullRun() ? 100_000 : 500;

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: ATTACK_CASES });

// 100,000 asynchronous cases take half an hour.
jest.setTimeout(isFullRun() ? 1_800_000 : 60_000);

/** How long hostile input may keep the page busy, in ms. */
const MAX_BUSY = 1_000;

/** The processor time of an action, in ms; for a promise, until it settles. */
function measure<T>(action: () => T): {
  result: T;
  busy: () => number | Promise<number>;
} {
  const start = process.cpuUsage();
  const elapsed = (): number => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
  const result = action();
  if (result instanceof Promise)
    return { result, busy: () => result.then(elapsed, () => elapsed()) };
  const time = elapsed();
  return { result, busy: () => time };
}

const expectQuick = (time: number): void => expect(time).toBeLessThan(MAX_BUSY);

/**
 * Runs an action, and fails if it keeps the processor busy for longer than users accept;
 * for a promise, until it settles. It measures processor time, which does not depend on
 * the load of the machine. A slow action is repeated before it fails: among 100,000
 * cases, now and then one includes a garbage collection.
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

/** Texts that an attacker would try: fragments with a meaning somewhere, in any order. */
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
  // A cost that grows faster than the length shows only in long texts.
  fc
    .tuple(fc.constantFrom(...PIECES, 'a', '-', '/', ' '), fc.integer({ max: 20_000 }))
    .map(([piece, count]) => piece.repeat(Math.max(0, count))),
);

/** JSON that partly matches the expected format, and JSON that does not. */
export const hostileJson = (expected: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: expected.map((value) => JSON.stringify(value) ?? '') },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: hostileText },
    // Truncated, as a full disk leaves it.
    {
      weight: 1,
      arbitrary: expected.map((value) => (JSON.stringify(value) ?? '').slice(0, -1)),
    },
    { weight: 1, arbitrary: fc.constant('['.repeat(5_000)) },
  );

/** fast-check, configured for hostile input. */
export { fc };
