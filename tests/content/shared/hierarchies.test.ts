import { aggregateValues } from '../../../docs/shared/aggregateValues';
import { createGroupServer } from '../../../docs/shared/createGroupServer';
import { createTreeServer } from '../../../docs/shared/createTreeServer';

const entries = [
  { id: 1, name: 'Europe' },
  { id: 2, name: 'Asia' },
  { id: 3, parentId: 1, name: 'Rome' },
  { id: 4, parentId: 1, name: 'Oslo' },
  { id: 5, parentId: 3, name: 'Trastevere' },
];

const sales = [
  { id: 1, region: 'North', product: 'Tea', price: 4 },
  { id: 2, region: 'North', product: 'Cocoa', price: 6 },
  { id: 3, region: 'South', product: 'Tea', price: 5 },
];

const namesOf = ({ rows }: { rows: { name: string }[] }) => rows.map(({ name }) => name);

test('a tree is sent level by level, filtered including ancestors, and sorted', async () => {
  const server = createTreeServer(entries, { latency: 1 });
  const top = await server.children({});
  expect(top.rows.map(({ name, childCount }) => [name, childCount])).toEqual([
    ['Europe', 2],
    ['Asia', 0],
  ]);
  const sortModel = [{ field: 'name', sort: 'asc' as const }];
  expect(namesOf(await server.children({ path: ['Europe'], sortModel }))).toEqual([
    'Oslo',
    'Rome',
  ]);
  const items = [{ field: 'name', operator: 'contains', value: 'trast' }];
  const filtered = { filterModel: { items } };
  const shown = await server.children(filtered);
  expect([namesOf(shown), shown.rowCount, shown.rows[0]?.childCount]).toEqual([
    ['Europe'],
    1,
    1,
  ]);
  expect(namesOf(await server.children({ start: 1, end: 1 }))).toEqual(['Asia']);
});

test('a branch fails on request, and aborts with the signal', async () => {
  const server = createTreeServer(entries, {
    latency: 1,
    fails: (count, path) => count === 2 && path[0] === 'Europe',
  });
  await server.children({});
  await expect(server.children({ path: ['Europe'] })).rejects.toThrow('did not answer');
  const controller = new AbortController();
  controller.abort();
  await expect(server.children({}, controller.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('a table is grouped level by level, with aggregates of each group', async () => {
  const server = createGroupServer(sales, { latency: 1 });
  const request = {
    groupFields: ['region', 'product'],
    aggregationModel: { price: 'sum' },
  };
  const regions = await server.list(request);
  expect(regions).toEqual({
    rows: [
      { id: 'North', groupKey: 'North', childCount: 2, aggregates: { price: 10 } },
      { id: 'South', groupKey: 'South', childCount: 1, aggregates: { price: 5 } },
    ],
    rowCount: 2,
    aggregateRow: { aggregates: { price: 15 } },
  });
  const products = await server.list({ ...request, groupKeys: ['North'] });
  expect(products.rows.map(({ id, childCount }) => [id, childCount])).toEqual([
    ['North / Tea', 1],
    ['North / Cocoa', 1],
  ]);
  const leaves = await server.list({ ...request, groupKeys: ['North', 'Tea'] });
  expect(leaves.rows).toEqual([sales[0]]);
  expect(leaves.rowCount).toBeUndefined();
});

test('without groups it sends pages of rows', async () => {
  const server = createGroupServer(sales, { latency: 1, fails: (count) => count === 2 });
  expect(await server.list({ start: 0, end: 0 })).toMatchObject({
    rows: [sales[0]],
    rowCount: 3,
  });
  await expect(server.list({})).rejects.toThrow('did not answer');
});

test('values are aggregated by the name of the function', () => {
  const compute = (name: string) => aggregateValues(sales, { price: name }).price;
  expect(['sum', 'avg', 'min', 'max', 'size', 'median'].map(compute)).toEqual([
    15, 5, 4, 6, 3, 5,
  ]);
  expect(aggregateValues(sales.slice(0, 2), { price: 'median' })).toEqual({ price: 5 });
  expect(() => compute('mode')).toThrow('does not know the function "mode"');
});
