import { type GridFilterModel } from '@mui/x-data-grid';

export interface Grant {
  id: number;
  project: string;
  field: string;
  amount: number;
}

const topics = ['Coastal erosion', 'Sleep and memory', 'Solid batteries', 'Bee habitats'];
const fields = ['Geology', 'Medicine', 'Chemistry', 'Biology'];

const grants: Grant[] = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  project: `${topics[index % 4]} ${Math.floor(index / 4) + 1}`,
  field: fields[index % 4] ?? '',
  amount: 40 + ((index * 67) % 300),
}));

const tests: Record<string, (cell: string | number, value: string) => boolean> = {
  contains: (cell, value) => String(cell).toLowerCase().includes(value.toLowerCase()),
  equals: (cell, value) => String(cell).toLowerCase() === value.toLowerCase(),
  '>=': (cell, value) => Number(cell) >= Number(value),
  '<=': (cell, value) => Number(cell) <= Number(value),
};

export const supportedOperators = Object.keys(tests);

/** Stands in for `GET /grants?field=amount&operator=>=&value=100`, which refuses long values. */
export async function fetchGrants({ items }: GridFilterModel): Promise<Grant[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  const [item] = items;
  if (String(item?.value ?? '').length > 20) {
    throw new Error('The server accepts at most 20 characters.');
  }
  const test = item && tests[item.operator];
  if (!test || item.value === undefined || item.value === '') {
    return grants.slice(0, 6);
  }
  const column = item.field as keyof Grant;
  return grants.filter((grant) => test(grant[column], String(item.value))).slice(0, 6);
}
