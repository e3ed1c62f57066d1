/** What an author or a machine can do wrong: told in a few lines, with the file and the remedy. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readApiIndex } from '../../../plugins/api-reference/readApiIndex';
import { findDemo } from '../../../plugins/demos/findDemo';
import { readDemoCode } from '../../../plugins/demos/readDemoCode';
import { requireDictionary } from '../../../plugins/labels/requireDictionary';
import { validateNotifications } from '../../../plugins/notifications/validateNotifications';
import { readSiteConfig } from '../../../site/environment/readSiteConfig';
import { parsePageFrontMatter } from '../../../site/front-matter/parsePageFrontMatter';
import { readFrontMatter } from '../../../site/front-matter/readFrontMatter';
import { listPageIds } from '../../../site/nav/listPageIds';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { writeManifest } from '../../../tools/build/writeManifest';
import { describeError } from '../../../tools/cli/describeError';
import { readPort } from '../../../tools/cli/readPort';
import { makeBuild } from '../deploy/support/makeBuild';
import { runScript } from './support/runScript';
import { prepareTempDirs } from './support/tempDir';

const MAX_LINES = 10;
const makeDir = prepareTempDirs();

/** Ten lines at most, without the places in our code, with the name of what is wrong. */
function expectHelpful(text: string, ...parts: (string | RegExp)[]): void {
  expect(text.trim().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
  expect(text).not.toMatch(/^\s+at .*[:)]/m);
  for (const part of parts) expect(text).toMatch(part);
}

const readPage = (text: string) =>
  parsePageFrontMatter({
    filePath: path.join(SITE_DIR, 'docs/charts/bars/bars.mdx'),
    fileContent: text,
    defaultParseFrontMatter: async ({ fileContent }) => ({
      frontMatter: readFrontMatter(fileContent),
      content: '',
    }),
  });

/** Does what the author did. */
type Fault = [what: string, fail: () => unknown, ...parts: (string | RegExp)[]];

const BROKEN = '{ "name": "x"\n "other" }';
const FAULTS: Fault[] = [
  [
    'front matter that is no YAML',
    () => readPage('---\ntitle: "Bars\ndescription: a\n---\n'),
    /docs\/charts\/bars\/bars\.mdx:\d+: the front matter is no YAML: .*quotes/,
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
  ['a port that is none', () => readPort(['--port', 'abc'], 3000), /--port 3001/],
  [
    'the list of the reference that is no JSON (navigation)',
    () => listPageIds(makeDir({ 'api/index.json': BROKEN })),
    /api\/index\.json is no JSON: .*npm run api writes it anew/,
  ],
  [
    'the list of the reference that is no JSON (links)',
    () => readApiIndex(makeDir({ 'api/index.json': BROKEN })),
    /api\/index\.json is no JSON: .*npm run api writes it anew/,
  ],
  [
    'labels that are no JSON',
    () => requireDictionary(makeDir({ 'code.json': BROKEN }), 'zh'),
    /code\.json is no JSON/,
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

/** The entry of all commands, in a clone of its own with nothing installed. */
function runEntry(args: readonly string[]) {
  const folder = makeDir({
    'package.json': '{ "name": "clone", "private": true }',
    'package-lock.json': JSON.stringify({
      name: 'clone',
      lockfileVersion: 3,
      packages: {
        '': { name: 'clone', dependencies: { nothing: '1.0.0' } },
        'node_modules/nothing': { version: '1.0.0' },
      },
    }),
    'tools/cli/run.mjs': fs.readFileSync(
      path.join(SITE_DIR, 'tools/cli/run.mjs'),
      'utf8',
    ),
    'tools/cli/build.ts': '',
  });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...args, path.join(folder, 'tools/cli/run.mjs'), 'build'],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, text: stdout + stderr };
}

test('a Node that is too old', () => {
  const fake = makeDir({
    'old.mjs': `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } });`,
  });
  const old = pathToFileURL(path.join(fake, 'old.mjs')).href;
  const { status, text } = runEntry(['--import', old]);
  expect(status).toBe(1);
  expectHelpful(text, /Node 20\.19 or newer is needed/, /Get it from/);
});

/** Mounts, runs, and takes the mount away again. */
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
  'a full disk is told, and nobody sees half a build',
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
    if (output === undefined) return; // A container may forbid it even to root.
    expectHelpful(output, /^The disk is full: .*Free some space/m);
  },
  120_000,
);

test.each([
  ['EROFS', /^\/srv\/atlas cannot be written: its file system is read-only\. Run/],
  ['EACCES', /^\/srv\/atlas may not be read or written by you\. Change/],
  ['EOTHER', /^EOTHER: bad luck$/],
])('a fault of the system: %s', (code, message) => {
  const error = Object.assign(new Error(`${code}: bad luck`), {
    code,
    path: '/srv/atlas',
  });
  expectHelpful(describeError(error), message);
});
