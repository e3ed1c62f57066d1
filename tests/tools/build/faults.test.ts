/**
 * Mistakes of authors and problems of the machine are reported in a few lines, with the
 * file and the remedy.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { readApiIndex } from '../../../plugins/api-reference/read/readApiIndex';
import { findDemo } from '../../../plugins/demos/findDemo';
import { readDemoCode } from '../../../plugins/demos/readDemoCode';
import { requireDictionary } from '../../../plugins/translations/requireDictionary';
import { validateNotifications } from '../../../plugins/changes/notifications/validateNotifications';
import { readSiteConfig } from '../../../src/config/environment/readSiteConfig';
import { parsePageFrontMatter } from '../../../content/front-matter/parsePageFrontMatter';
import { readFrontMatter } from '../../../content/front-matter/readFrontMatter';
import { listPageIds } from '../../../content/nav/listPageIds';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { lockBuild } from '../../../tools/build/lockBuild';
import { writeManifest } from '../../../tools/build/writeManifest';
import { describeError } from '../../../tools/cli/describeError';
import { readPort } from '../../../tools/cli/readPort';
import { requireWritable } from '../../../tools/cli/requireWritable';
import { makeBuild } from '../deploy/support/makeBuild';
import { runScript } from './support/runScript';
import { prepareTempDirs } from './support/tempDir';

const MAX_LINES = 10;
const makeDir = prepareTempDirs();

/** Ten lines at most, without stack frames of our code, with the name of the cause. */
function expectHelpful(text: string, ...parts: (string | RegExp)[]): void {
  expect(text.trim().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
  expect(text).not.toMatch(/^\s+at .*[:)]/m);
  for (const part of parts) expect(text).toMatch(part);
}

const readPage = (text: string) =>
  parsePageFrontMatter({
    filePath: path.join(SITE_DIR, 'docs/charts/bars/bars.mdx'),
    fileContent: text,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

/** Makes the mistake. */
type Fault = [what: string, fail: () => unknown, ...parts: (string | RegExp)[]];

const BROKEN = '{ "name": "x"\n "other" }';
const FAULTS: Fault[] = [
  [
    'front matter that is not valid YAML',
    () => readPage('---\ntitle: "Bars\ndescription: a\n---\n'),
    /docs\/charts\/bars\/bars\.mdx:\d+: the front matter is not valid YAML: .*quotes/,
  ],
  [
    'the same, read by another part of the build',
    () => readFrontMatter('---\ntitle: [a\n---\n', path.join(SITE_DIR, 'docs/a.mdx')),
    /^docs\/a\.mdx:\d+: the front matter is not valid YAML: .*quotes/,
  ],
  [
    'front matter with a wrong field',
    () => readPage('---\ntitle: Bars\ndescription: Bars\nplan: gold\n---\n'),
    /docs\/charts\/bars\/bars\.mdx: front matter is not valid/,
    /"plan" must be one of/,
  ],
  [
    'a demo that is not there',
    () => findDemo(makeDir({ 'BasicBars.tsx': '' }), 'BasicBar'),
    /There is no demo "BasicBar" in .*Demos there: BasicBars/,
  ],
  [
    'a demo with a syntax error',
    () => {
      const folder = makeDir({
        'package.json': '{}',
        'docs/a/Demo.tsx': 'export default function Demo() {\n  return <p>Hello;\n}\n',
      });
      return readDemoCode(path.join(folder, 'docs/a/Demo.tsx'), folder);
    },
    /docs\/a\/Demo\.tsx:\d+: the code cannot be parsed/,
  ],
  [
    'a variable with a wrong value',
    () => readSiteConfig({ SITE_URL: 'foo', ADS: 'bad' }),
    /SITE_URL is "foo"/,
    /such as https:\/\//,
  ],
  ['a port that is none', () => readPort('abc', 3000), /--port 3001/],
  [
    'the list of the reference that is no JSON (navigation)',
    () => listPageIds(makeDir({ 'api/index.json': BROKEN })),
    /api\/index\.json is not valid JSON: .*Run npm run api to write it again/,
  ],
  [
    'the list of the reference that is no JSON (links)',
    () => readApiIndex(makeDir({ 'api/index.json': BROKEN })),
    /api\/index\.json is not valid JSON: .*Run npm run api to write it again/,
  ],
  [
    'labels that are no JSON',
    () => requireDictionary(makeDir({ 'code.json': BROKEN }), 'zh'),
    /code\.json is not valid JSON/,
  ],
  [
    'notifications that are no JSON',
    () => validateNotifications(BROKEN, 'static/notifications.json'),
    /static\/notifications\.json is not valid JSON/,
  ],
];

test.each(FAULTS)('%s', async (_what, fail, ...parts) => {
  const message = await Promise.resolve()
    .then(fail)
    .then(
      () => 'Nothing was wrong.',
      (error: Error) => error.message,
    );
  expectHelpful(message, ...parts);
});

const LOCKFILE = JSON.stringify({
  name: 'clone',
  lockfileVersion: 3,
  packages: {
    '': { name: 'clone', dependencies: { nothing: '1.0.0' } },
    'node_modules/nothing': { version: '1.0.0' },
  },
});

/** Creates a clone with the entry of all commands and without installed packages. */
function writeClone(folder: string, lockfile = LOCKFILE): void {
  for (const file of ['tools/commands/run.mjs', 'tools/install'])
    fs.cpSync(path.join(SITE_DIR, file), path.join(folder, file), { recursive: true });
  fs.mkdirSync(path.join(folder, 'tools/cli'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'tools/cli/run.ts'), '');
  const manifest = '{ "name": "clone", "private": true }';
  fs.writeFileSync(path.join(folder, 'package.json'), manifest);
  fs.writeFileSync(path.join(folder, 'package-lock.json'), lockfile);
}

/** Runs the entry of a clone until it exits. */
function runClone(folder: string, args: readonly string[] = [], registry?: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...args, path.join(folder, 'tools/commands/run.mjs'), 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...(registry ? { npm_config_registry: registry } : {}) },
    },
  );
  return { status, text: stdout + stderr };
}

function runEntry(args: readonly string[], lockfile?: string, registry?: string) {
  const folder = makeDir();
  writeClone(folder, lockfile);
  return runClone(folder, args, registry);
}

test('a lockfile that is not JSON', () => {
  const { status, text } = runEntry([], '<<<<<<< HEAD\n{}');
  expect(status).toBe(1);
  expectHelpful(
    text,
    /package-lock\.json is not valid JSON: /,
    /git checkout package-lock\.json/,
  );
});

describe('a first start without a network fails with a message within seconds', () => {
  /** Accepts connections without answering. */
  const silent = net.createServer();
  let registry = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    registry = `http://127.0.0.1:${(silent.address() as net.AddressInfo).port}/`;
  });
  afterAll(() => silent.close());

  test.each([
    ['refuses', () => 'http://127.0.0.1:1/'],
    ['has no name', () => 'http://registry.invalid/'],
    ['stays silent', () => registry],
    ['is no address', () => 'nonsense'],
  ])(
    'the registry %s',
    (_what, getRegistry) => {
      const { status, text } = runEntry([], LOCKFILE, getRegistry());
      expect(status).toBe(1);
      expectHelpful(
        text,
        /^Installing packages \(npm ci\)\. It takes about two minutes, and needs a network/,
        /^No registry answers npm: ./m,
        /npm config get registry/,
      );
    },
    60_000,
  );
});

test('an outdated Node', () => {
  const fake = makeDir({
    'old.mjs': `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } });`,
  });
  const old = pathToFileURL(path.join(fake, 'old.mjs')).href;
  const { status, text } = runEntry(['--import', old]);
  expect(status).toBe(1);
  expectHelpful(text, /Node 20\.19 or newer is needed/, /Get it from/);
});

/** Mounts, runs, and unmounts. */
async function withMount<T>(args: string[], place: string, run: () => Promise<T>) {
  const { status } = spawnSync('mount', [...args, place]);
  if (status !== 0) return undefined;
  try {
    return await run();
  } finally {
    spawnSync('umount', ['-l', place]);
  }
}

const MAY_MOUNT = process.getuid?.() === 0 && process.platform === 'linux';

(MAY_MOUNT ? test : test.skip)(
  'a full disk is reported, and no incomplete build is published',
  async () => {
    const build = await makeBuild(path.join(makeDir(), 'build'), 'one');
    fs.writeFileSync(path.join(build, 'large.bin'), Buffer.alloc(3_000_000, 1));
    await writeManifest(build);
    const place = makeDir();
    const script = path.join(__dirname, 'support/deployOnce.ts');
    const mount = ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs'];
    const output = await withMount(mount, place, async () => {
      const text = await runScript(script, [build, place]).output;
      expect(fs.existsSync(path.join(place, 'current'))).toBe(false);
      return text;
    });
    if (output === undefined) return; // A container may forbid it even for root.
    expectHelpful(output, /^The disk is full: .*Free some space/m);
  },
  120_000,
);

(MAY_MOUNT ? test : test.skip)('no space on the disk for the packages', async () => {
  const place = makeDir();
  const mount = ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs'];
  const result = await withMount(mount, place, async () => {
    writeClone(place);
    return runClone(place);
  });
  if (result === undefined) return;
  expect(result.status).toBe(1);
  expectHelpful(result.text, /The packages take 1\.7 GB, and 0\.0 GB/, /Free some space/);
});

(MAY_MOUNT ? test : test.skip)('a read-only folder', async () => {
  const place = makeDir();
  writeClone(place);
  const messages = await withMount(['--bind', place], place, async () => {
    const { status } = spawnSync('mount', ['-o', 'remount,ro,bind', place]);
    if (status !== 0) return undefined;
    const lock = lockBuild(path.join(place, '.cache/build.lock'));
    const generated = requireWritable(path.join(place, '.docusaurus'));
    const faults = await Promise.allSettled([lock, generated]);
    return [
      runClone(place).text,
      ...faults.map((each) => describeError((each as PromiseRejectedResult).reason)),
    ];
  });
  if (messages === undefined) return;
  for (const text of messages) expectHelpful(text, /read-only/);
  expect(messages[0]).toContain(`The packages cannot be installed in ${place}`);
  expect(messages[1]).toContain(`${place} cannot be written`);
  expect(messages[2]).toBe(messages[1]);
});

test.each([
  ['EROFS', /^\/srv\/atlas cannot be written: its file system is read-only\. Run/],
  ['EACCES', /^\/srv\/atlas may not be read or written by you\. Change/],
  ['EOTHER', /^EOTHER: bad luck$/],
])('a system error: %s', (code, message) => {
  const error = Object.assign(new Error(`${code}: bad luck`), {
    code,
    path: '/srv/atlas',
  });
  expectHelpful(describeError(error), message);
});
