import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { BUILD_DIR, SITE_DIR } from '../../content/paths/siteDir';
import { checkBuild } from '../../tools/build/checkBuild';
import { SBOM_FILE } from '../../tools/build/writeSbom';
import { FRAME_FOLDERS } from '../../tools/csp/renderPolicies';
import { CACHING } from '../../tools/deploy/headerRules';

interface Rule {
  pattern: RegExp;
  headers: Map<string, string>;
}

/** The rules of `_headers`: a path, and its headers. */
const rules: Rule[] = fs
  .readFileSync(path.join(BUILD_DIR, '_headers'), 'utf8')
  .split(/\n(?=\/)/)
  .map((block) => {
    const [head = '', ...lines] = block.trim().split('\n');
    const parts = head.split('*').map((part) => part.replace(/[.?+]/g, '\\$&'));
    return {
      pattern: new RegExp(`^${parts.join('.*')}$`),
      headers: new Map(
        lines.map((line) => {
          const [name = '', ...value] = line.trim().split(': ');
          return [name, value.join(': ')];
        }),
      ),
    };
  });

/** All values that a static host would send for a path. */
const valuesOf = (address: string, name: string): string[] =>
  rules
    .filter(({ pattern }) => pattern.test(address))
    .flatMap(({ headers }) => headers.get(name) ?? []);

/** Reading all files takes seconds, and longer on a busy machine. */
jest.setTimeout(120_000);

const read = async () => Object.keys((await checkBuild(BUILD_DIR)).files);

test('the manifest lists every file with its correct hash', async () => {
  const { files } = await checkBuild(BUILD_DIR, { reads: true });
  expect(Object.keys(files).length).toBeGreaterThan(5_000);
});

test('static hosts send one policy for each page', async () => {
  const pages = (await read()).filter((file) => file.endsWith('.html'));
  const faults = pages.flatMap((file) => {
    const address = `/${file}`.replace(/(^|\/)index\.html$/, '$1');
    const isFrame = FRAME_FOLDERS.some((frame) => address.startsWith(frame));
    const isRedirect = fs
      .readFileSync(path.join(BUILD_DIR, file), 'utf8')
      .includes('http-equiv="refresh"');
    const [policy, ...others] = valuesOf(address, 'Content-Security-Policy');
    if (others.length > 0) return `${address} has ${others.length + 1} policies`;
    if (isRedirect) return [];
    const isRight = isFrame
      ? policy === "frame-ancestors 'self'; sandbox allow-scripts"
      : policy?.includes("script-src 'self'");
    return isRight ? [] : `${address} has the policy ${policy}`;
  });
  expect(faults).toEqual([]);
});

test('neither inline scripts nor eval are allowed', () => {
  for (const policy of valuesOf('/x/introduction/', 'Content-Security-Policy')) {
    const scripts =
      policy.split('; ').find((each) => each.startsWith('script-src')) ?? '';
    expect(scripts).toContain("'sha256-");
    expect(scripts).not.toMatch(/unsafe|\*|https?:|data:/);
  }
});

test('static hosts allow caching of files with a hash in their name only', async () => {
  const files = await read();
  const cached = files.filter((file) => valuesOf(`/${file}`, 'Cache-Control').length > 0);
  expect(cached.length).toBeGreaterThan(1_000);
  for (const file of cached) {
    expect(valuesOf(`/${file}`, 'Cache-Control')).toEqual([CACHING.hashed]);
    expect(file).toMatch(/\/assets\/|^(zh\/)?x\/assets/);
  }
  const named = files.filter((file) => /\/assets\/(js|css)\/[^/]*$/.test(file));
  expect(named.filter((file) => !/[.-]?[0-9a-f]{8,}\./.test(file))).toEqual([]);
});

test('compressed files contain the same as the original files', async () => {
  const files = await read();
  const all = files.filter((file) => file.endsWith('.br'));
  expect(all.length).toBeGreaterThan(3_000);
  for (const file of all.filter((_file, index) => index % 97 === 0)) {
    const compressed = path.join(BUILD_DIR, file);
    const plain = fs.readFileSync(compressed.slice(0, -'.br'.length));
    expect(zlib.brotliDecompressSync(fs.readFileSync(compressed)).equals(plain)).toBe(
      true,
    );
    const gzipped = fs.readFileSync(compressed.replace(/br$/, 'gz'));
    expect(zlib.gunzipSync(gzipped).equals(plain)).toBe(true);
  }
});

test('the bill of materials lists the components of the site, and nothing specific to one build', () => {
  const text = fs.readFileSync(path.join(BUILD_DIR, SBOM_FILE), 'utf8');
  const { bomFormat, components } = JSON.parse(text) as {
    bomFormat: string;
    components: { name: string; version: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const { dependencies } = JSON.parse(
    fs.readFileSync(path.join(SITE_DIR, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  for (const [name, version] of Object.entries(dependencies))
    if (/^\d/.test(version)) expect(named).toContain(`${name}@${version}`);
  expect(text).not.toMatch(/"(timestamp|serialNumber|externalReferences)"/);
});
