import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkAddress, type Answer } from '../../../tools/links/external/checkAddress';
import { checkExternal } from '../../../tools/links/external/checkExternal';
import { listExternalLinks } from '../../../tools/links/external/listExternalLinks';
import { readPageLinks } from '../../../tools/links/readPageLinks';

describe('listExternalLinks', () => {
  const page = readPageLinks(
    `<a href="https://a.test/b#c">1</a><a href="https://a.test/b">2</a><a href="/x/">3</a>
     <a href="https://docs.test/x/">4</a><img src="https://i.test/a.png"><form action="https://f.test">
     <a href="https://code.test/docs/edit/a">5</a><a href="mailto:a@b.test">6</a>`,
  );
  const site = {
    origin: 'https://docs.test',
    pages: new Map([['/x/a/', page]]),
    pieces: new Map(),
    files: new Set<string>(),
  };

  test('each address once, those of the repository as one', () => {
    expect([...listExternalLinks(site, 'https://code.test/docs')]).toEqual([
      ['https://a.test/b', '/x/a/'],
      ['https://code.test/docs', '/x/a/'],
      ['https://i.test/a.png', '/x/a/'],
    ]);
  });
});

describe('checkAddress', () => {
  const server = http.createServer(({ url = '', method }, response) => {
    if (url === '/slow') return;
    if (url === '/moved') response.writeHead(302, { Location: '/there' }).end();
    else if (url === '/guarded') response.writeHead(403).end();
    else if (url === '/whole') response.writeHead(method === 'HEAD' ? 404 : 200).end('x');
    else response.writeHead(url === '/there' ? 200 : 404).end('x');
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test.each([
    ['/there', true, '200'],
    ['/moved', true, '200'],
    ['/whole', true, '200'],
    ['/guarded', true, '403 (lets in no robots)'],
    ['/gone', false, '404'],
  ])('%s', async (path, isGood, text) => {
    expect(await checkAddress(origin + path, 5000)).toEqual({
      isGood,
      isAnswered: true,
      text,
    });
  });

  test('a slow host, and an unknown one', async () => {
    expect(await checkAddress(`${origin}/slow`, 100)).toEqual({
      isGood: false,
      isAnswered: false,
      text: 'no answer in time',
    });
    const { isAnswered } = await checkAddress('http://127.0.0.1:1/', 1000);
    expect(isAnswered).toBe(false);
  });
});

describe('checkExternal', () => {
  const good: Answer = { isGood: true, isAnswered: true, text: '200' };
  const gone: Answer = { isGood: false, isAnswered: true, text: '404' };
  const silent: Answer = { isGood: false, isAnswered: false, text: 'ENOTFOUND' };
  const run = async (answers: Record<string, Answer>) => {
    const lines: string[] = [];
    const links = new Map(Object.keys(answers).map((address) => [address, '/x/']));
    const requested: string[] = [];
    const result = await checkExternal(
      links,
      (address) => {
        requested.push(address);
        return Promise.resolve(answers[address] ?? gone);
      },
      2,
      (line) => lines.push(line),
    );
    return { result, lines, requested };
  };

  test('a line for each, and the sum', async () => {
    const { result, lines } = await run({ a: silent, b: good, c: gone });
    expect(result).toEqual({ good: 1, broken: 2, isOnline: true });
    expect(lines).toEqual([
      'FAIL ENOTFOUND a (/x/)',
      'ok   200 b (/x/)',
      'FAIL 404 c (/x/)',
    ]);
  });

  test('without a network it gives up early, and reports no address as broken', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 50 }, (_, i) => [`${i}`, silent]),
    );
    const { result, lines, requested } = await run(many);
    expect(result.isOnline).toBe(false);
    expect(lines).toEqual([]);
    expect(requested.length).toBeLessThan(15);
  });
});
