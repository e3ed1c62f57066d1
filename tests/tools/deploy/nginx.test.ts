import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { compressFiles } from '../../../tools/build/compressFiles';
import { CACHING, COMMON_HEADERS } from '../../../tools/deploy/headerRules';
import { renderNginx } from '../../../tools/deploy/renderNginx';
import { requestHost } from '../../support/tools/requestHost';
import {
  startNginx,
  WITHOUT_NGINX,
  type StartedNginx,
} from '../../support/browser/startNginx';
import { prepareTempDirs } from '../build/support/tempDir';

const makeDir = prepareTempDirs();
const TEXT = 'Compress me, please. '.repeat(200);
const POLICY = "default-src 'self'";
const POLICY_OF_7 = "default-src 'none'";
const FRAME_POLICY = 'sandbox allow-scripts';

const makeOptions = (folder: string) => ({
  root: path.join(folder, 'site'),
  domain: 'docs.example.com',
  policies: { page: POLICY, frame: FRAME_POLICY },
  redirects: [
    { from: '/x/old/', to: '/x/react-charts/' },
    { from: '/zh/x/section/', to: '/zh/x/react-charts/#axes' },
  ],
  hosts: [
    { name: 'v7', root: path.join(folder, 'versions/v7'), policy: POLICY_OF_7 },
    { name: 'v6', root: path.join(folder, 'versions/v6') },
  ],
  folders: ['v9'],
  scripts: [],
});

describe('renderNginx', () => {
  const render = (policy: string) => () =>
    renderNginx({
      ...makeOptions('/srv/atlas'),
      port: 80,
      brotli: false,
      policies: { page: policy, frame: FRAME_POLICY },
    });

  test.each(['a "b"', 'a $b', 'a\\b', 'a\nb', 'a'.repeat(5_000)])(
    'a header that nginx cannot accept is rejected: %#',
    (policy) => expect(render(policy)).toThrow(/^nginx cannot take this header/),
  );

  test('without its module brotli is not configured', () => {
    expect(render(POLICY)()).not.toContain('brotli');
  });

  test('with a certificate, plain http redirects to https', () => {
    const text = renderNginx({
      ...makeOptions('/srv/atlas'),
      port: 443,
      brotli: true,
      tls: { certificate: '/etc/cert.pem', key: '/etc/key.pem' },
    });
    expect(text).toContain('listen 443 ssl http2 default_server;');
    expect(text).toContain('return 301 https://$host$request_uri;');
  });
});

(WITHOUT_NGINX ? describe.skip : describe)(
  `a real nginx${WITHOUT_NGINX ? `: ${WITHOUT_NGINX}` : ''}`,
  () => {
    let nginx: StartedNginx;
    const request = (
      address: string,
      headers: Record<string, string> = {},
      method = 'GET',
    ) =>
      requestHost(nginx.port, address, { Host: 'docs.example.com', ...headers }, method);

    beforeAll(async () => {
      const folder = makeDir({
        'site/404.html': 'root 404',
        'site/robots.txt': 'User-agent: *',
        'site/build-manifest.json': '{}',
        'site/_headers': '/*',
        'site/x/404.html': 'english 404',
        'site/x/index.html': 'home',
        'site/x/old/index.html': 'leads on',
        'site/x/react-charts/index.html': TEXT,
        'site/x/react-charts/index.md': 'text',
        'site/x/assets/js/main.0a1b.js': TEXT,
        'site/x/assets/api/a.0a1b.html': '<table></table>',
        'site/x/img/logo.svg': '<svg/>',
        'site/x/v9/assets/js/main.0a1b.js': TEXT,
        'site/x/v9/img/logo.svg': '<svg/>',
        'site/x/v9/404.html': 'folder 404',
        'site/zh/x/v9/404.html': 'chinese folder 404',
        'site/x/sw.js': 'worker',
        'site/x/manifest.webmanifest': '{}',
        'site/x/playground/index.html': 'playground',
        'site/x/playground/frame/index.html': 'frame',
        'site/x/playground/frame/0a1b.js': 'script',
        'site/zh/x/404.html': 'chinese 404',
        'site/zh/x/react-charts/index.html': '图表',
        'versions/v7/x/index.html': 'version 7',
        'versions/v7/404.html': 'version 404',
        'versions/v7/x/404.html': 'english version 404',
        'versions/v7/zh/x/404.html': 'chinese version 404',
        'versions/v7/_headers': '/*',
        'versions/v7/x/assets/js/main.0a1b.js': TEXT,
        'versions/v7/x/playground/frame/index.html': 'frame',
      });
      await compressFiles(path.join(folder, 'site'));
      await compressFiles(path.join(folder, 'versions/v7'));
      nginx = await startNginx(makeOptions(folder));
    });
    afterAll(() => nginx?.close());

    test('deploy/nginx.conf matches the printed configuration', () => {
      const folder = makeDir({
        'nginx.conf': fs.readFileSync(
          path.join(__dirname, '../../../deploy/nginx.conf'),
          'utf8',
        ),
        'site.conf': renderNginx({
          ...makeOptions('/srv/atlas'),
          port: 8080,
          brotli: true,
        }),
      });
      // A pipe, because a log can be reopened at it; Node passes sockets to child
      // processes.
      const { stdout } = spawnSync(
        'sh',
        ['-c', `nginx -t -p ${folder} -c nginx.conf 2>&1 | cat`],
        {
          encoding: 'utf8',
          env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
        },
      );
      expect(stdout).not.toContain('[warn]');
      expect(stdout).toContain('test is successful');
    });

    test.each([
      ['/x/react-charts/', POLICY],
      ['/x/nowhere/', POLICY],
      ['/x/assets/js/main.0a1b.js', POLICY],
      ['/x/playground/', POLICY],
      ['/x/playground/frame/', FRAME_POLICY],
      ['/x/playground/frame/0a1b.js', FRAME_POLICY],
    ])('%s has every header', async (address, policy) => {
      const { headers } = await request(address);
      for (const [name, value] of Object.entries(COMMON_HEADERS))
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
      expect(headers['content-security-policy']).toBe(policy);
      expect(headers['server']).toBe('nginx');
    });

    test.each([
      ['/x/react-charts/', CACHING.fresh],
      ['/x/sw.js', CACHING.fresh],
      ['/x/assets/js/main.0a1b.js', CACHING.hashed],
      ['/x/playground/frame/0a1b.js', CACHING.hashed],
      ['/x/playground/frame/', CACHING.fresh],
      ['/x/img/logo.svg', CACHING.named],
      ['/x/assets/js/gone.js', CACHING.fresh],
      // A version in a folder.
      ['/x/v9/assets/js/main.0a1b.js', CACHING.hashed],
      ['/x/v9/img/logo.svg', CACHING.named],
    ])('%s is cached: %s', async (address, expected) => {
      expect((await request(address)).headers['cache-control']).toBe(expected);
    });

    test.each([
      ['/x/assets/api/a.0a1b.html', 'noindex'],
      ['/x/react-charts/', undefined],
      ['/x/assets/js/main.0a1b.js', undefined],
    ])('%s is for search engines: %s', async (address, expected) => {
      expect((await request(address)).headers['x-robots-tag']).toBe(expected);
    });

    test.each([
      ['/x/react-charts/', 'same-origin'],
      ['/x/playground/frame/0a1b.js', 'cross-origin'],
      ['/x/img/logo.svg', 'cross-origin'],
      ['/x/v9/img/logo.svg', 'cross-origin'],
    ])('%s may be loaded by: %s', async (address, expected) => {
      const { headers } = await request(address);
      expect(headers['cross-origin-resource-policy']).toBe(expected);
    });

    test.each([
      ['br, gzip', 'br', (body: Buffer) => zlib.brotliDecompressSync(body)],
      ['gzip', 'gzip', (body: Buffer) => zlib.gunzipSync(body)],
      ['identity', undefined, (body: Buffer) => body],
    ])(
      "compression by the browser's Accept-Encoding: %s",
      async (accepts, encoding, unpack) => {
        for (const address of ['/x/react-charts/', '/x/assets/js/main.0a1b.js']) {
          const answer = await request(address, { 'Accept-Encoding': accepts });
          expect(answer.headers['content-encoding']).toBe(encoding);
          expect(answer.headers.vary).toBe('Accept-Encoding');
          expect(unpack(answer.body).toString()).toBe(TEXT);
        }
      },
    );

    test('types', async () => {
      const typeOf = async (address: string) =>
        (await request(address)).headers['content-type'];
      expect(await typeOf('/x/react-charts/')).toBe('text/html; charset=utf-8');
      expect(await typeOf('/x/manifest.webmanifest')).toMatch(
        /^application\/manifest\+json/,
      );
      expect(await typeOf('/x/react-charts/index.md')).toBe(
        'text/markdown; charset=utf-8',
      );
      expect(await typeOf('/x/sw.js')).toMatch(/javascript; charset=utf-8$/);
    });

    test('a range of a file, and an unchanged file', async () => {
      const part = await request('/x/assets/js/main.0a1b.js', { Range: 'bytes=3-6' });
      expect([part.status, part.body.toString()]).toEqual([206, TEXT.slice(3, 7)]);
      const { headers } = await request('/x/react-charts/');
      const tag = headers.etag ?? '';
      expect(tag).not.toBe('');
      expect((await request('/x/react-charts/', { 'If-None-Match': tag })).status).toBe(
        304,
      );
      const since = headers['last-modified'] ?? '';
      expect(
        (await request('/x/react-charts/', { 'If-Modified-Since': since })).status,
      ).toBe(304);
    });

    test.each([
      ['/', 302, '/x/'],
      ['/x/react-charts', 301, '/x/react-charts/'],
      ['/x/old/?a=1', 301, '/x/react-charts/?a=1'],
      ['/x/old', 301, '/x/react-charts/'],
      ['/zh/x/section/?a=1', 301, '/zh/x/react-charts/?a=1#axes'],
      ['/x/v7/react-charts/?a=1', 302, 'http://v7.docs.example.com/x/react-charts/?a=1'],
      ['/zh/x/v7/', 302, 'http://v7.docs.example.com/zh/x/'],
    ])('%s redirects: %d %s', async (address, status, location) => {
      const answer = await request(address);
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
    });

    test.each([
      ['/nowhere/', 'root 404'],
      ['/x/nowhere/', 'english 404'],
      ['/zh/x/nowhere/', 'chinese 404'],
      ['/x/react-charts/nowhere.md', 'english 404'],
      ['/zh/x/nowhere.md', 'chinese 404'],
      ['/x/v9/nowhere/', 'folder 404'],
      ['/zh/x/v9/nowhere/', 'chinese folder 404'],
      ['/x/../../etc/passwd', undefined],
      ['/build-manifest.json', 'root 404'],
      ['/_headers', 'root 404'],
      ['/.git/config', 'root 404'],
    ])('%s is not found, in its language', async (address, text) => {
      const { status, body } = await request(address);
      expect(status).toBe(text === undefined ? 400 : 404);
      if (text !== undefined) expect(body.toString()).toBe(text);
    });

    test('only GET and HEAD are answered', async () => {
      expect((await request('/x/react-charts/', {}, 'POST')).status).toBe(405);
      expect((await request('/x/react-charts/', {}, 'HEAD')).status).toBe(200);
    });

    const ask7 = (address: string, headers: Record<string, string> = {}) =>
      request(address, { Host: 'v7.docs.example.com', ...headers });

    test('a version has its host, with every header', async () => {
      const page = await ask7('/x/');
      expect([page.status, page.body.toString()]).toEqual([200, 'version 7']);
      for (const [name, value] of Object.entries(COMMON_HEADERS))
        expect([name, page.headers[name.toLowerCase()]]).toEqual([name, value]);
      expect(page.headers['content-security-policy']).toBe(POLICY_OF_7);
      const frame = await ask7('/x/playground/frame/');
      expect(frame.headers['content-security-policy']).toBe(FRAME_POLICY);
      const script = await ask7('/x/assets/js/main.0a1b.js', { 'Accept-Encoding': 'br' });
      expect(script.headers['cache-control']).toBe(CACHING.hashed);
      expect(script.headers['content-encoding']).toBe('br');
    });

    test.each([
      ['/nowhere/', 'version 404'],
      ['/x/nowhere/', 'english version 404'],
      ['/zh/x/nowhere/', 'chinese version 404'],
      ['/_headers', 'version 404'],
    ])('%s of a version is not found, in its language', async (address, text) => {
      const { status, body } = await ask7(address);
      expect([status, body.toString()]).toEqual([404, text]);
    });

    test('a version whose site is not here has its host, and no policy of another', async () => {
      const { status, headers } = await request('/x/', { Host: 'v6.docs.example.com' });
      expect(status).toBe(404);
      expect(headers['content-security-policy']).toBeUndefined();
    });

    test.each([
      ['/', 'http://docs.example.com/x/v9/'],
      ['/x/react-charts/?a=1', 'http://docs.example.com/x/v9/react-charts/?a=1'],
      ['/zh/x/', 'http://docs.example.com/zh/x/v9/'],
    ])(
      'the host of a version in a folder redirects there: %s',
      async (address, location) => {
        const { status, headers } = await request(address, {
          Host: 'v9.docs.example.com',
        });
        expect([status, headers.location]).toEqual([302, location]);
      },
    );
  },
);
