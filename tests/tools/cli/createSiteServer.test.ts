import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createSiteServer } from '../../../tools/cli/createSiteServer';

const LONG = `export const text = '${'compress me '.repeat(400)}';\n`;
const FILES = {
  'site/index.html': 'root',
  'site/404.html': 'root 404',
  'site/x/404.html': 'english 404',
  'site/x/react-charts/index.html': 'charts',
  'site/x/assets/main.js': LONG,
  'site/x/sw.js': 'worker',
  'site/x/offline/charts.json': '{}',
  'site/zh/x/react-charts.md': '# 图表',
  'site/zh/x/llms.txt': '# 图表',
  'site/x/with space/index.html': 'space',
  'site/zh/x/404.html': 'chinese 404',
  'site/zh/x/react-charts/index.html': '图表',
  'site-secret/index.html': 'secret',
  'secret.txt': 'secret',
};

let root: string;
let server: http.Server;
let port: number;

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'server-'));
  for (const [name, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  server = createSiteServer(path.join(root, 'site'));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  fs.rmSync(root, { recursive: true });
});

interface Answer {
  status?: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Sends a request without normalizing the path, like an attacker. */
const get = (
  address: string,
  headers: http.OutgoingHttpHeaders = {},
  ofPort = port,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { port: ofPort, path: address, headers, agent: false };
    http
      .get(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      })
      .on('error', reject);
  });

test.each([
  ['/', 'root'],
  ['/x/react-charts/', 'charts'],
  ['/x/react-charts/?q=1', 'charts'],
  ['/zh/x/react-charts/', '图表'],
  ['/x/with%20space/', 'space'],
])('%s answers with the page of its folder', async (address, body) => {
  const answer = await get(address);
  expect(answer).toMatchObject({ status: 200, body });
  expect(answer.headers['content-type']).toMatch(/^text\/html/);
});

test.each([
  ['/x/react-charts', '/x/react-charts/'],
  ['/x/react-charts?q=1', '/x/react-charts/?q=1'],
  ['/x/with%20space', '/x/with%20space/'],
])('%s redirects to %s', async (address, location) => {
  expect(await get(address)).toMatchObject({ status: 301, headers: { location } });
});

test('compressible files are compressed for clients that accept it', async () => {
  const plain = await get('/x/assets/main.js');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(LONG);
  const small = await get('/x/assets/main.js', { 'accept-encoding': 'gzip' });
  expect(small.headers['content-encoding']).toBe('gzip');
  expect(small.body.length).toBeLessThan(LONG.length / 4);
});

test.each([
  ['/x/nothing/', 'english 404'],
  ['/zh/x/nothing/', 'chinese 404'],
  ['/zh/react-charts/', 'chinese 404'],
  ['/zhx/nothing/', 'english 404'],
  ['/nothing', 'english 404'],
  ['/x/assets/', 'english 404'],
])('%s is not found, and the page says so in its language', async (address, body) => {
  expect(await get(address)).toMatchObject({ status: 404, body });
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/x/..%2f..%2f..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsite-secret',
  '/..%2fsite-secret/',
  '/..%5csecret.txt',
  '//secret.txt',
])('%s does not leave the folder', async (address) => {
  const answer = await get(address);
  expect(answer.status).toBe(404);
  expect(answer.body).not.toContain('secret');
});

test.each(['/%E0%A4%A', '//', '/%', '///'])(
  '%s, an invalid address, does not stop the server',
  async (address) => {
    expect([400, 404]).toContain((await get(address)).status);
    expect((await get('/')).status).toBe(200);
  },
);

test('a plain server sends everything unchanged', async () => {
  const plain = createSiteServer(path.join(root, 'site'), true);
  await new Promise<void>((resolve) => plain.listen(0, resolve));
  const { port: plainPort } = plain.address() as AddressInfo;
  const answer = await get('/x/assets/main.js', { 'accept-encoding': 'gzip' }, plainPort);
  await new Promise((resolve) => plain.close(resolve));
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toBe(LONG);
});

test('the worker and the files that it compares are revalidated each time, files with a hash are cached', async () => {
  for (const address of ['/x/sw.js?params=1', '/x/offline/charts.json']) {
    const { headers } = await get(address);
    expect(headers['cache-control']).toBe('no-cache');
  }
  const { headers } = await get('/x/assets/main.js');
  expect(headers['cache-control']).toMatch(/\bimmutable\b/);
  expect((await get('/x/react-charts/')).headers['cache-control']).toBeUndefined();
});

test.each([
  ['/zh/x/react-charts.md', 'text/markdown; charset=utf-8'],
  ['/zh/x/llms.txt', 'text/plain; charset=utf-8'],
])('%s declares UTF-8', async (address, type) => {
  const { status, headers, body } = await get(address);
  expect({ status, type: headers['content-type'], body }).toEqual({
    status: 200,
    type,
    body: '# 图表',
  });
});
