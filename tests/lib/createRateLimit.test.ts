import { createRateLimit } from '../../src/lib/createRateLimit';

test('allows a fixed number in each interval', () => {
  let time = 0;
  const isWithinLimit = createRateLimit(2, 1_000, () => time);
  expect([isWithinLimit(), isWithinLimit(), isWithinLimit()]).toEqual([
    true,
    true,
    false,
  ]);
  time = 999;
  expect(isWithinLimit()).toBe(false);
  time = 1_000;
  expect([isWithinLimit(), isWithinLimit(), isWithinLimit()]).toEqual([
    true,
    true,
    false,
  ]);
});
