import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openSite } from '../../../tools/mcp/openSite';
import { connect, START_TIME } from './connect';

const FIXTURES = path.join(__dirname, 'fixtures/site');

/**
 * A host with the fixtures, which answers a missing address with the given response, and
 * counts requests.
 */
async function startHost(missing: { status: number; body: string }) {
  const requested: string[] = [];
  const server = http.createServer((request, response) => {
    const pathname = request.url ?? '';
    requested.push(pathname);
    const file = path.join(FIXTURES, pathname);
    const found = fs.statSync(file, { throwIfNoEntry: false })?.isFile();
    response.writeHead(found ? 200 : missing.status);
    response.end(found ? fs.readFileSync(file) : missing.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requested, close: () => server.close() };
}

describe('--site', () => {
  it('must be a build or an address', () => {
    expect(() => openSite(os.tmpdir())).toThrow(/has no built site.*npm run build/);
    expect(() => openSite('https://')).toThrow('"https://" is no address');
  });
});

describe('a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
    fs.mkdirSync(path.join(folder, 'x'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('is read again after it was rebuilt', async () => {
    const site = openSite(folder);
    const file = path.join(folder, 'x/demos.json');
    await expect(site.read('/x/demos.json')).resolves.toBeNull();
    fs.writeFileSync(file, '[]');
    await expect(site.read('/x/demos.json')).resolves.toBe('[]');
    await expect(site.read('/x/demos.json')).resolves.toBe('[]');
    fs.writeFileSync(file, '[1]');
    fs.utimesSync(file, new Date(0), new Date(0));
    await expect(site.read('/x/demos.json')).resolves.toBe('[1]');
  });

  it('returns no folder, and nothing outside of it', async () => {
    fs.mkdirSync(path.join(folder, 'other'));
    fs.writeFileSync(path.join(folder, 'other/file.md'), 'No.');
    const site = openSite(folder);
    await expect(site.read('/x')).resolves.toBeNull();
    fs.mkdirSync(path.join(folder, 'x/build/x'), { recursive: true });
    const inner = openSite(path.join(folder, 'x/build'));
    await expect(inner.read('/../../other/file.md')).resolves.toBeNull();
  });
});

describe('a deployed site', () => {
  it(
    'is read like a build, each file once',
    async () => {
      const host = await startHost({ status: 404, body: 'No.' });
      const server = await connect(['--site', `${host.origin}/x/`]);
      try {
        const page = '/x/react-data-grid/sorting/';
        const text = await server.call('read_page', { page });
        expect(text).toMatch(/^# Sorting/);
        await server.call('read_page', { page, section: 'Control the sort model' });
        await server.call('read_api', { name: 'DataGrid', members: ['sortModel'] });
        expect(host.requested).toEqual([
          '/x/react-data-grid/sorting.md',
          '/x/api/index.json',
          '/x/api/data-grid/data-grid.json',
        ]);
      } finally {
        await server.close();
        host.close();
      }
    },
    START_TIME,
  );

  it.each([
    { status: 404, body: 'No.' },
    { status: 410, body: 'Gone.' },
    { status: 200, body: '<!doctype html><title>App</title>' },
  ])('treats $status $body as a missing file', async (missing) => {
    const host = await startHost(missing);
    await expect(openSite(host.origin).read('/x/none.md')).resolves.toBeNull();
    host.close();
  });

  it('a failing host is named, and requested again', async () => {
    const host = await startHost({ status: 503, body: 'Later.' });
    const site = openSite(host.origin);
    const message = `${host.origin}/x/none.md answered with status 503`;
    await expect(site.read('/x/none.md')).rejects.toThrow(message);
    await expect(site.read('/x/none.md')).rejects.toThrow(message);
    expect(host.requested).toHaveLength(2);
    host.close();
    await expect(site.read('/x/other.md')).rejects.toThrow('cannot be reached');
  });
});
