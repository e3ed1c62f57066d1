import { createRestApi } from '../../../docs/shared/createRestApi';
import { createServer } from '../../../docs/shared/createServer';
import { queryRows } from '../../../docs/shared/queryRows';

const rows = [
  { id: 1, name: 'Ash', height: 30 },
  { id: 2, name: 'Birch', height: 25 },
  { id: 3, name: 'Cedar', height: 40 },
];

const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);

test('rows are filtered, searched and sorted', () => {
  const tall = { field: 'height', operator: '>', value: '26' };
  expect(idsOf(queryRows(rows, { filterModel: { items: [tall] } }))).toEqual([1, 3]);
  const named = { field: 'name', operator: 'startsWith', value: 'b' };
  const either = { items: [tall, named], logicOperator: 'or' };
  expect(idsOf(queryRows(rows, { filterModel: either }))).toEqual([1, 2, 3]);
  expect(
    idsOf(queryRows(rows, { filterModel: { items: [], quickFilterValues: ['CED'] } })),
  ).toEqual([3]);
  expect(
    idsOf(queryRows(rows, { sortModel: [{ field: 'height', sort: 'desc' }] })),
  ).toEqual([3, 1, 2]);
  const unfinished = { field: 'name', operator: 'contains', value: '' };
  expect(queryRows(rows, { filterModel: { items: [unfinished] } })).toHaveLength(3);
  const unknown = { field: 'name', operator: 'sounds like', value: 'x' };
  expect(() => queryRows(rows, { filterModel: { items: [unknown] } })).toThrow(
    'does not know the operator "sounds like"',
  );
});

test('a server answers with a page of rows, fails on request, and aborts with the signal', async () => {
  const server = createServer(rows, { latency: 1, fails: (count) => count === 2 });
  expect(await server.list({ start: 1, end: 1 })).toEqual({
    rows: [rows[1]],
    rowCount: 3,
  });
  await expect(server.list({})).rejects.toThrow('did not answer');
  const controller = new AbortController();
  const answer = server.list({}, controller.signal);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('a REST service creates, changes, rejects and deletes', async () => {
  const request = createRestApi(rows, {
    latency: 1,
    validate: ({ height }) => (height > 0 ? undefined : 'Enter a height above 0.'),
  });
  const send = (method: string, address: string, body?: object) =>
    request(address, { method, body: JSON.stringify(body) });
  const created = await send('POST', '/trees', { name: 'Oak', height: 20 });
  expect([created.status, await created.json()]).toEqual([
    201,
    { id: 4, name: 'Oak', height: 20 },
  ]);
  const refused = await send('PUT', '/trees/4', { height: -1 });
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { message: 'Enter a height above 0.' },
  ]);
  expect((await send('DELETE', '/trees/1')).status).toBe(204);
  expect((await send('PUT', '/trees/1', {})).status).toBe(404);
  expect(idsOf((await (await request('/trees')).json()) as typeof rows)).toEqual([
    2, 3, 4,
  ]);
});
