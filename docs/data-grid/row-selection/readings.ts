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

/** Stands in for a request: only the rows of one page reach the browser. */
export async function fetchReadings(page: number, pageSize: number): Promise<Reading[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  return readings.slice(page * pageSize, (page + 1) * pageSize);
}
