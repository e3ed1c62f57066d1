import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readGuides } from '../../../plugins/api-reference/read/readGuides';
import { readDemoFiles } from '../../../plugins/demos/collectSources';
import { makeFiles } from '../../../plugins/markdown-pages/makeFiles';
import { readGuidePages } from '../../../plugins/search/readGuidePages';
import { getField, setField } from '../../../content/front-matter/fields';
import { splitFrontMatter } from '../../../content/front-matter/splitFrontMatter';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { normalizeText, readText } from '../../../content/text/readText';
import { splitSections } from '../../../content/translations/splitSections';
import { loadSitePages } from '../../support/content/loadSitePages';

const UNIX = path.join(SITE_DIR, 'tests/plugins/markdown-pages/fixtures');
const PAGE = 'docs/charts/demos/demos.mdx';

/** The same site as a checkout and an editor on Windows leave it. */
let windows = '';
beforeAll(() => {
  windows = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'windows-')));
  fs.cpSync(UNIX, windows, { recursive: true });
  fs.readdirSync(windows, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(windows, file))
    .filter((file) => fs.statSync(file).isFile())
    .forEach((file) => {
      const text = fs.readFileSync(file, 'utf8').replaceAll('\n', '\r\n');
      fs.writeFileSync(file, `\uFEFF${text.replace(/^---\r/, '---  \r')}`);
    });
});
afterAll(() => fs.rmSync(windows, { recursive: true }));

test('Markdown copies, lists and demo code are the same', async () => {
  const [unix, own] = await Promise.all(
    [UNIX, windows].map(async (folder) => {
      const { pages, site } = await loadSitePages('en', folder);
      return makeFiles(pages, site, '8.29.3');
    }),
  );
  expect(own).toEqual(unix);
  const entry = 'docs/charts/demos/SecondOfTwo.tsx';
  expect(await readDemoFiles(path.join(windows, entry), windows)).toEqual(
    await readDemoFiles(path.join(UNIX, entry), UNIX),
  );
});

test('the search and the reference read the same pages', () => {
  const [unix, own] = [UNIX, windows].map((folder) =>
    readGuidePages(path.join(folder, 'docs'), 'en'),
  );
  expect(own).toEqual(unix);
  expect(unix?.some(({ page }) => page.sections.length > 1)).toBe(true);
  expect(readGuides(windows)).toEqual(readGuides(UNIX));
});

test('stamps of a translation can be written and read', () => {
  const text = fs.readFileSync(path.join(windows, PAGE), 'utf8');
  const marked = setField(text, 'stamps', "stamps:\n  TITLE: 'abcd1234'\n");
  expect(marked).not.toMatch(/\r|\uFEFF/);
  expect(getField(marked, 'stamps')).toBe("stamps:\n  TITLE: 'abcd1234'\n");
  expect(splitSections(text)).toEqual(splitSections(readText(path.join(UNIX, PAGE))));
});

test.each([
  ['---\ntitle: A\n---\nText\n', 'title: A\n', 'Text\n'],
  ['\uFEFF---\r\ntitle: A\r\n---\r\nText', 'title: A\n', 'Text'],
  ['---  \ntitle: A\n---\t\nText', 'title: A\n', 'Text'],
  ['---\n---\nText', '', 'Text'],
  ['---\ntitle: A\n---', 'title: A\n', ''],
  ['# Heading\n\n---\n\nText\n\n---\n', '', '# Heading\n\n---\n\nText\n\n---\n'],
])('the front matter of %j', (page, fields, body) => {
  expect(splitFrontMatter(page)).toMatchObject({ fields, body });
});

test('only line endings and the mark at the start are normalized', () => {
  expect(normalizeText('\uFEFFa\r\nb\rc\n\uFEFF')).toBe('a\nb\nc\n\uFEFF');
});

test('ESLint rejects other ways to read text', () => {
  const lint = (code: string) =>
    spawnSync(
      process.execPath,
      [
        'node_modules/eslint/bin/eslint.js',
        '--stdin',
        '--stdin-filename',
        'plugins/x.ts',
      ],
      { cwd: SITE_DIR, input: code, encoding: 'utf8' },
    ).stdout;
  const code = "import fs from 'node:fs';\nexport const read = () =>";
  expect(lint(`${code} fs.readFileSync('a', 'utf8');\n`)).toContain('readText.ts');
  expect(lint(`${code} fs.promises.readFile('a', { encoding: 'utf8' });\n`)).toContain(
    'readText.ts',
  );
  expect(lint(`${code} fs.readFileSync('a');\n`)).toBe('');
}, 60_000);
