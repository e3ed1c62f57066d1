import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createIndexMiddleware } from '../../../plugins/search/createIndexMiddleware';

const FILES = { index: '/x/index.json', texts: '/x/texts.json' };

let made = 0;
let fault: Error | undefined;
const { middleware } = createIndexMiddleware(FILES, async () => {
  if (fault) throw fault;
  made += 1;
  return { index: { made }, texts: { made } };
});
const server = http.createServer((request, response) => {
  void middleware(request, response, () => {
    response.statusCode = 404;
    response.end();
  });
});

const get = async (address: string) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}${address}`);
  return { status: response.status, text: await response.text() };
};

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('the index is created on request, and again for the next page', async () => {
  expect(made).toBe(0);
  expect(await get(FILES.index)).toEqual({ status: 200, text: '{"made":1}' });
  expect(await get(FILES.texts)).toEqual({ status: 200, text: '{"made":1}' });
  expect(await get(FILES.index)).toEqual({ status: 200, text: '{"made":2}' });
});

test('other requests are passed on', async () => {
  expect((await get('/x/other.json')).status).toBe(404);
});

test('an error in the sources is reported, and gone when they are fixed', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  fault = new Error('_pie.mdx has no list of words');
  expect(await get(FILES.index)).toEqual({ status: 500, text: fault.message });
  expect(error).toHaveBeenCalledWith(fault.message);
  fault = undefined;
  expect((await get(FILES.texts)).status).toBe(200);
  error.mockRestore();
});
