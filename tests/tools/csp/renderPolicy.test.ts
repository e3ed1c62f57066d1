import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashScript, renderPolicy } from '../../../tools/csp/renderPolicy';
import { listInlineScripts } from '../../../tools/csp/listInlineScripts';
import { readSiteConfig } from '../../../src/config/environment/readSiteConfig';
import { FRAME_WATCHER } from '../../../src/config/adFrame';

function parse(env: Record<string, string> = {}, hashes: string[] = []) {
  const directives = renderPolicy(readSiteConfig(env), hashes)
    .split('; ')
    .map((directive) => directive.split(' '));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

test('without any configuration, only the site itself is allowed', () => {
  const policy = parse();
  expect(policy.get('default-src')).toEqual(["'self'"]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('worker-src')).toEqual(["'self'"]);
  expect(policy.get('manifest-src')).toEqual(["'self'"]);
});

test('a configured search service may be contacted at its own hosts only', () => {
  const policy = parse({
    ALGOLIA_APP_ID: 'BH4D9OD16A',
    ALGOLIA_SEARCH_KEY: '0123456789abcdef0123456789abcdef',
    ALGOLIA_INDEX: 'docs',
  });
  expect(policy.get('connect-src')).toEqual([
    "'self'",
    'https://bh4d9od16a-dsn.algolia.net',
    'https://bh4d9od16a-1.algolianet.com',
    'https://bh4d9od16a-2.algolianet.com',
    'https://bh4d9od16a-3.algolianet.com',
  ]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
});

test('inline scripts are allowed only by their hash', () => {
  const policy = parse({}, [hashScript('a()'), hashScript('a()')]);
  expect(policy.get('script-src')).toEqual(["'self'", hashScript('a()')]);
  expect(hashScript('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test('the JSON network may be contacted and provide images, nothing more', () => {
  const policy = parse({
    ADS_ENDPOINT: 'https://ads.example.com/x/ads.json?key=1',
    ADS_HOSTS: 'https://img.example.com https://*.cdn.example.com',
  });
  expect(policy.get('connect-src')).toEqual([
    "'self'",
    'https://ads.example.com/x/ads.json',
  ]);
  expect(policy.get('img-src')?.slice(3)).toEqual([
    'https://ads.example.com',
    'https://img.example.com',
    'https://*.cdn.example.com',
  ]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
});

test.each(['ADS_ENDPOINT', 'ADS_SCRIPT', 'FEEDBACK_ENDPOINT'])(
  'no character in the path of %s breaks the policy',
  (name) => {
    const address = "https://ads.example.com/a;script-src *,b'c/d?e;f,g";
    const policy = parse({ [name]: address.replace(' ', '%20') });
    expect([...policy.keys()]).toEqual([...parse().keys()]);
    const sources = [...policy.values()].flat();
    expect(sources).toContain("https://ads.example.com/a%3Bscript-src%20*%2Cb'c/d");
    expect(sources).not.toContain('*');
    expect(sources.join('')).not.toMatch(/[;,]/);
  },
);

test.each([
  ['adsEndpoint', 'https://a.example;sandbox/ads.json'],
  ['adsScript', 'https://a.example,b/a.js'],
  ['adsHosts', 'https://a.example https://*'],
  ['fontsHost', 'https://a;b'],
])('%s with a host that a policy cannot name is refused: %s', (setting, address) => {
  const site = { ...readSiteConfig({}), [setting]: address };
  expect(() => renderPolicy(site, [])).toThrow('A policy cannot name');
});

test('feedback may be sent to its endpoint', () => {
  const policy = parse({
    FEEDBACK_ENDPOINT: 'https://feedback.example.com/votes?site=1',
  });
  expect(policy.get('connect-src')).toEqual([
    "'self'",
    'https://feedback.example.com/votes',
  ]);
});

test("the provider's script may run, and so may its measurement", () => {
  const policy = parse({ ADS_SCRIPT: 'https://srv.example.com/a.js' });
  expect(policy.get('script-src')).toEqual([
    "'self'",
    'https://srv.example.com/a.js',
    hashScript(FRAME_WATCHER),
  ]);
});

test('the tag may be loaded and send', () => {
  const policy = parse({ ANALYTICS_ID: 'G-TEST1' });
  expect(policy.get('script-src')).toContain('https://www.googletagmanager.com');
  expect(policy.get('connect-src')).toContain('https://*.google-analytics.com');
  expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
});

test.each([
  ['https://fonts.googleapis.com', 'https://fonts.gstatic.com'],
  ['https://fonts.example.com', 'https://fonts.example.com'],
])('the icon fonts may load from %s, their files from %s', (host, files) => {
  const policy = parse({ FONTS_HOST: host });
  expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'", host]);
  expect(policy.get('font-src')).toEqual(["'self'", 'data:', files]);
});

test('the scripts of the pages are found, each once, without data blocks', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'csp-'));
  const write = (file: string, html: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), html);
  };
  write(
    'x/index.html',
    '<script>a()</script><script src="/b.js"></script><script type=application/ld+json>{}</script><script type="module">c()</script>',
  );
  write('x/other/index.html', '<script>a()</script><script></script>');
  write('x/frame/index.html', '<script>d()</script>');
  const isPage = (file: string) => !file.startsWith('x/frame/');
  expect(listInlineScripts(folder, isPage).sort()).toEqual(['a()', 'c()']);
  expect(listInlineScripts(folder)).toHaveLength(3);
  fs.rmSync(folder, { recursive: true });
});
