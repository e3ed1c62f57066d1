import { watchForAd } from '../../../src/features/ads/watchForAd';
import { createFakeClock } from './support';

/** @param foundAt number of the first check that finds an ad */
function watch(foundAt: number) {
  const clock = createFakeClock();
  const log = { checks: 0, found: 0, blocked: 0, ended: 0 };
  const stop = watchForAd(
    {
      hasAd: () => {
        log.checks += 1;
        return log.checks >= foundAt;
      },
      onFound: () => (log.found += 1),
      onBlocked: () => (log.blocked += 1),
      onEnd: () => (log.ended += 1),
    },
    clock,
  );
  return { clock, log, stop };
}

test('the first check is at 0 ms, and an ad found then ends the checks', () => {
  const { clock, log } = watch(1);
  expect(log).toEqual({ checks: 1, found: 1, blocked: 0, ended: 0 });
  clock.advance(60_000);
  expect(log.checks).toBe(1);
});

test('the others follow every 500 ms', () => {
  const { clock, log } = watch(99);
  clock.advance(499);
  expect(log.checks).toBe(1);
  clock.advance(1);
  expect(log.checks).toBe(2);
  clock.advance(500);
  expect(log.checks).toBe(3);
});

test('check 7, at 3.0 s, is the first to conclude that ads are blocked', () => {
  const { clock, log } = watch(99);
  clock.advance(2999);
  expect(log).toMatchObject({ checks: 6, blocked: 0 });
  clock.advance(1);
  expect(log).toMatchObject({ checks: 7, blocked: 1 });
});

test('an ad at check 7 is in time', () => {
  const { clock, log } = watch(7);
  clock.advance(60_000);
  expect(log).toEqual({ checks: 7, found: 1, blocked: 0, ended: 0 });
});

test('an ad after check 7 still reports that ads are not blocked', () => {
  const { clock, log } = watch(12);
  clock.advance(60_000);
  expect(log).toEqual({ checks: 12, found: 1, blocked: 5, ended: 0 });
});

test('there are at most 30 checks', () => {
  const { clock, log } = watch(99);
  clock.advance(14_499);
  expect(log).toMatchObject({ checks: 29, ended: 0 });
  clock.advance(60_000);
  expect(log).toMatchObject({ checks: 30, found: 0, ended: 1 });
  expect(clock.count()).toBe(0);
});

test('an ad at check 30 is found', () => {
  const { clock, log } = watch(30);
  clock.advance(60_000);
  expect(log).toMatchObject({ checks: 30, found: 1, ended: 0 });
});

test('nothing is checked after it was stopped', () => {
  const { clock, log, stop } = watch(99);
  clock.advance(1000);
  stop();
  clock.advance(60_000);
  expect(log).toMatchObject({ checks: 3, blocked: 0 });
  expect(clock.count()).toBe(0);
});
