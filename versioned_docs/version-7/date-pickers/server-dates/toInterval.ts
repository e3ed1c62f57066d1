import type { Dayjs } from 'dayjs';

/**
 * The days of a period as moments in UTC, for a server that compares times. The end is the
 * start of the day after, so that the whole last day is inside.
 */
export const toInterval = (first: Dayjs, last: Dayjs) =>
  new URLSearchParams({
    from: first.startOf('day').toISOString(),
    before: last.add(1, 'day').startOf('day').toISOString(),
  });
