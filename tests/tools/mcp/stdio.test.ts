import path from 'node:path';
import { version } from '../../../package.json';
import { connect, START_TIME, type Connection } from './connect';

const SITE = path.join(__dirname, 'fixtures/site');

/** One process for all tests: each start takes seconds. */
let server: Connection;
let log = '';
beforeAll(async () => {
  server = await connect(['--site', SITE], (text) => {
    log += text;
  });
}, START_TIME);
afterAll(() => server.close());

it('prints its source outside of the protocol', () => {
  expect(server.client.getServerVersion()?.version).toBe(version);
  expect(log).toContain(`Reads ${SITE}.`);
});

it.each([
  ['search', { query: 'sort model' }, '/x/react-data-grid/sorting/'],
  ['read_page', { page: '/zh/x/react-data-grid/sorting/' }, '点击列标题排序。'],
  ['read_api', { name: 'DataGrid', members: ['sortModel'] }, '## sortModel (prop)'],
  ['list_demos', { product: 'data-grid' }, 'data-grid/sorting/SortByRank'],
  ['read_demo', { id: 'SortByRank' }, 'export default function SortByRank()'],
  ['changes', { product: 'data-grid' }, '`unstable_dataSource`'],
])('%s answers over standard input and output', async (tool, args, text) => {
  await expect(server.call(tool, args)).resolves.toContain(text);
});

it('reports failures to the assistant, not as protocol errors', async () => {
  await expect(server.call('read_demo', { id: 'Nothing' })).rejects.toThrow(
    'id: there is no demo "Nothing".',
  );
});

it(
  'exits with a message if it has no site',
  async () => {
    let message = '';
    const start = connect(['--site', __dirname], (text) => {
      message += text;
    });
    await expect(start).rejects.toThrow();
    expect(message).toContain(`--site: ${__dirname} has no built site.`);
  },
  START_TIME,
);
