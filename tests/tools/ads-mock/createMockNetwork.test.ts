import type { AddressInfo } from 'node:net';
import { CASES, type CaseName } from '../../../tools/ads-mock/cases';
import {
  createMockNetwork,
  type MockNetwork,
} from '../../../tools/ads-mock/createMockNetwork';

let network: MockNetwork;
let origin = '';

beforeAll(async () => {
  network = createMockNetwork();
  await new Promise<void>((resolve) => network.server.listen(0, resolve));
  origin = `http://localhost:${(network.server.address() as AddressInfo).port}`;
});
afterAll(() => {
  network.server.closeAllConnections();
  network.server.close();
});

const get = (path: string) => fetch(origin + path, { redirect: 'manual' });
const getAds = async () =>
  ((await (await get('/ads.json')).json()) as { ads: Record<string, string>[] }).ads;

test('has every case, and a page to select one', async () => {
  expect(Object.keys(CASES)).toEqual([
    'good',
    'empty',
    'slow',
    'failure',
    'broken',
    'late',
    'huge',
    'hostile',
    'redirect',
  ]);
  expect((await get('/use/empty')).status).toBe(302);
  const html = await (await get('/')).text();
  expect(html).toContain('<a href="/use/empty" aria-current="true">');
  expect((await get('/use/nonsense')).status).toBe(404);
  expect((await get('/use/constructor')).status).toBe(404);
});

test.each(['good', 'huge', 'hostile'] as const)('%s answers with an ad', async (name) => {
  network.use(name);
  const [ad] = await getAds();
  expect(ad?.statlink).toBe(`${origin}/visited`);
});

test('late answers nine times without a link, then with an ad', async () => {
  network.use('late');
  const links: unknown[] = [];
  for (let index = 0; index < 10; index += 1) links.push((await getAds())[0]?.statlink);
  expect(links).toEqual([...Array<undefined>(9).fill(undefined), `${origin}/visited`]);
});

test.each([
  ['failure', 500, 'The network is down.'],
  ['broken', 200, '{"ads": [{"statlink": "http'],
  ['empty', 200, '{"ads":[]}'],
  ['redirect', 302, ''],
] as [CaseName, number, string][])('%s answers with %p', async (name, status, body) => {
  network.use(name);
  const response = await get('/ads.json');
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
});

test.each(Object.keys(CASES) as CaseName[])('%s has a script', async (name) => {
  network.use(name);
  const response = await get('/ads.js');
  expect(response.status).toBe(
    name === 'failure' ? 500 : name === 'redirect' ? 302 : 200,
  );
});

test('records requests', async () => {
  network.use('good');
  await get('/pixel?a=1');
  expect(network.requests).toEqual(['/pixel?a=1']);
});
