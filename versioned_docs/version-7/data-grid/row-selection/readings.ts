import { createServer } from '../../shared/createServer';

export interface Reading {
  id: number;
  sensor: string;
  celsius: number;
}

const readings: Reading[] = Array.from({ length: 16 }, (_, index) => ({
  id: index + 1,
  sensor: `Greenhouse ${String.fromCharCode(65 + (index % 4))}-${Math.floor(index / 4) + 1}`,
  celsius: 17 + ((index * 13) % 14),
}));

export const readingCount = readings.length;

/** Stands in for a server that sends the rows of one page. The third request fails. */
export const readingServer = createServer(readings, {
  latency: 300,
  fails: (count) => count === 3,
});
