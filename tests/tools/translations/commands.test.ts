import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { comparePage } from '../../../content/translations/comparePage';
import { isName } from '../../../content/translations/findCopiedText';
import { readStamps } from '../../../content/translations/readStamps';
import { explainSection } from '../../../tools/translations/explainSection';
import { readLanguage } from '../../../tools/translations/readLanguage';
import { readPageId } from '../../../tools/translations/readPageId';
import { markPage } from '../../../tools/translations/markPage';
import { markTexts } from '../../../tools/translations/markTexts';
import { startPage } from '../../../tools/translations/startPage';

const ID = 'charts/bars/bars';
const ENGLISH = `---
title: Bars
description: Show amounts as bars.
---

Bars compare amounts.

## See also

First words.

## See also

\`\`\`md
## See also
\`\`\`
`;

let root = '';
let folders = { sourceDir: '', translationDir: '' };
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'i18n-'));
  folders = { sourceDir: path.join(root, 'docs'), translationDir: path.join(root, 'zh') };
  writeEnglish(ENGLISH);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const fileOf = (folder: string) => path.join(folder, `${ID}.mdx`);
function writeEnglish(text: string): void {
  fs.mkdirSync(path.dirname(fileOf(folders.sourceDir)), { recursive: true });
  fs.writeFileSync(fileOf(folders.sourceDir), text);
}
const readOwn = () => fs.readFileSync(fileOf(folders.translationDir), 'utf8');
const writeOwn = (text: string) => fs.writeFileSync(fileOf(folders.translationDir), text);
const fillIn = () =>
  writeOwn(
    readOwn()
      .replace('title: Bars', 'title: 柱状图')
      .replace('Show amounts as bars.', '显示数量。')
      .replace('Bars compare amounts.', '比较数量。')
      .replace('## See also {/* #see-also */}', '## 另请参阅 {/* #see-also */}')
      .replace('First words.', '文字。')
      .replace('## See also {/* #see-also-1 */}', '## 再参阅 {/* #see-also-1 */}'),
  );
const stateOf = () => {
  const { state, sections } = comparePage(ID, folders);
  return [state, sections.map((each) => `${each.key} ${each.state}`)];
};

test('start creates a page with anchors and stamps, which counts as started', () => {
  startPage(ID, folders);
  expect(readOwn()).toContain('## See also {/* #see-also */}\n\nFirst');
  expect(readOwn()).toContain('## See also {/* #see-also-1 */}\n\n```md\n## See also\n');
  expect(stateOf()).toEqual([
    'started',
    ['TITLE', 'INTRO', 'see-also', 'see-also-1'].map((key) => `${key} untranslated`),
  ]);
  expect(() => startPage(ID, folders)).toThrow(/is there already/);
  fillIn();
  expect(stateOf()).toEqual(['translated', []]);
});

test('start copies title and description only, and keeps what the language has already', () => {
  const early = path.join(folders.translationDir, 'charts/bars/_bars.mdx');
  fs.mkdirSync(path.dirname(early), { recursive: true });
  fs.writeFileSync(early, '---\nsidebar_label: 柱\nkeywords:\n  - 占比\n---\n');
  writeEnglish(
    ENGLISH.replace(/^---\n/, "---\npackage: '@mui/x-charts'\nkeywords: [bar]\n"),
  );
  startPage(ID, folders);
  expect(readOwn()).toMatch(
    /^---\ntitle: Bars\n.*\nsidebar_label: 柱\nkeywords:\n {2}- 占比\nstamps:\n/,
  );
  expect(fs.existsSync(early)).toBe(false);
  fs.rmSync(fileOf(folders.translationDir));
  startPage(ID, folders);
  expect(readOwn()).toMatch(/^---\ntitle: Bars\ndescription: .*\nstamps:\n/);
});

test('one changed sentence makes its section outdated; done marks it as current', () => {
  startPage(ID, folders);
  fillIn();
  writeEnglish(ENGLISH.replace('First words.', 'Second words.'));
  expect(stateOf()).toEqual(['outdated', ['see-also outdated']]);
  const before = readStamps(readOwn(), 'x');
  expect(markPage(ID, ['see-also'], folders, {}).marked).toEqual(['see-also']);
  expect(stateOf()).toEqual(['translated', []]);
  const { 'see-also': updated, ...others } = readStamps(readOwn(), 'x');
  expect(before).toMatchObject(others);
  expect(updated).not.toBe(before['see-also']);
});

test.each([
  [
    'a heading without its anchor',
    (text: string) => text.replace(' {/* #see-also */}', ''),
    /has no anchor/,
  ],
  [
    'a section that is missing',
    (text: string) => text.replace(/## 再参阅[\s\S]*$/, ''),
    /#see-also-1 .*is missing/,
  ],
  [
    'a section that is in English',
    (text: string) => text.replace('比较数量。', 'Bars compare amounts.'),
    /INTRO is still in English/,
  ],
  [
    'a heading that is in English',
    (text: string) => text.replace('## 另请参阅', '## See also'),
    /the heading "See also" is still in English\.\nNames that stay/,
  ],
  [
    'a title that is in English',
    (text: string) => text.replace('title: 柱状图', 'title: Bars'),
    /the title "Bars" is still in English/,
  ],
  [
    'keywords of the English page',
    (text: string) => text.replace('stamps:', 'keywords: [column]\nstamps:'),
    /all keywords are from the English page/,
  ],
  [
    'an anchor of no section',
    (text: string) => `${text}\n## 限制 {/* #limits */}\n`,
    /#limits has no English section/,
  ],
])('done rejects %s and does not change the file', (_case, spoil, message) => {
  writeEnglish(ENGLISH.replace('---\n\n', 'keywords: [bar, column]\n---\n\n'));
  startPage(ID, folders);
  fillIn();
  writeOwn(spoil(readOwn()));
  const before = readOwn();
  expect(() => markPage(ID, [], folders, {})).toThrow(message);
  expect(readOwn()).toBe(before);
});

test('done refuses asterisks that the page would show', () => {
  startPage(ID, folders);
  fillIn();
  writeOwn(readOwn().replace('比较数量。', '**比较 **数量。'));
  expect(() => markPage(ID, [], folders, {})).toThrow('"**" would be shown');
  writeOwn(readOwn().replace('**比较 **数量。', '**比较：**数量。'));
  expect(() => markPage(ID, [], folders, {})).not.toThrow();
});

test('done lists the existing sections for an unknown one', () => {
  startPage(ID, folders);
  expect(() => markPage(ID, ['nowhere'], folders, {})).toThrow(
    '"nowhere" is no section. There are TITLE, INTRO, see-also, see-also-1.',
  );
});

test.each([
  ['## `apiRef`', true],
  ['## TypeScript and `sx` <PlanBadge plan="pro" />', false],
  ['## TypeScript, CSV', true],
  ['{product} API', true],
  ['Material UI', true],
  ['## Performance', false],
])('%s can be the same in every language: %s', (text, expected) => {
  expect(isName(text, { 'Material UI': { use: 'Material UI' } })).toBe(expected);
});

test('a damaged stamp is written again only by done', () => {
  startPage(ID, folders);
  fillIn();
  writeOwn(readOwn().replace(/ {2}INTRO: '\w+'/, "  INTRO: 'broken'"));
  expect(() => comparePage(ID, folders)).toThrow(/the stamp of "INTRO" is damaged/);
  markPage(ID, [], folders, {});
  expect(stateOf()).toEqual(['translated', []]);
});

test('the history contains English changes, even after the page has moved', () => {
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args],
      { cwd: root },
    );
  git('init', '-q');
  startPage(ID, folders);
  fillIn();
  const old = path.join(root, 'docs/charts/old.mdx');
  fs.renameSync(fileOf(folders.sourceDir), old);
  git('add', '.');
  git('commit', '-qm', 'One');
  fs.renameSync(old, fileOf(folders.sourceDir));
  git('add', '.');
  git('commit', '-qm', 'Two');
  writeEnglish(ENGLISH.replace('First words.', 'First of all words.'));
  const explain = () => {
    const [section] = comparePage(ID, folders).sections;
    return explainSection(ID, section!, folders, root);
  };
  expect(explain()).toMatchObject({ key: 'see-also', state: 'outdated' });
  expect(explain().diff).toContain('First {+of all+} words.');
  fs.rmSync(path.join(root, '.git'), { recursive: true });
  expect(explain().diff).toBeUndefined();
});

test('texts are marked one by one or all at once', () => {
  const given = {
    english: { b: 'B now', a: 'A' },
    own: { a: '甲', b: '乙' },
    translatedFrom: { labels: { b: 'B' }, texts: {}, titles: { t: 'T' } },
    glossary: {},
  };
  expect(markTexts('labels', ['a'], given, root)).toBe(1);
  const file = path.join(root, 'translated-from.json');
  const read = () => JSON.parse(fs.readFileSync(file, 'utf8')) as object;
  expect(read()).toEqual({ ...given.translatedFrom, labels: { a: 'A', b: 'B' } });
  expect(markTexts('labels', [], given, root)).toBe(2);
  expect(read()).toMatchObject({ labels: { a: 'A', b: 'B now' }, titles: { t: 'T' } });
  expect(() => markTexts('labels', ['x'], given, root)).toThrow('"x" is not among');
  const copied = { ...given, english: { a: 'Chart' }, own: { a: 'Chart' } };
  expect(() => markTexts('labels', [], copied, root)).toThrow('a: "Chart"');
});

test('a page is found by its folder, file or address; for an unknown one the nearest is suggested', () => {
  const docs = path.join(SITE_DIR, 'docs');
  const names = [
    'data-grid/sorting',
    'docs/data-grid/sorting/sorting.mdx',
    '/x/react-data-grid/sorting/',
  ];
  names.forEach((name) =>
    expect(readPageId(name, docs)).toBe('data-grid/sorting/sorting'),
  );
  const folder = 'data-grid/sorting';
  expect(() => readPageId(`${folder}s`, docs)).toThrow(`Did you mean ${folder}`);
  expect(() => readPageId('charts/qqq', docs)).not.toThrow('Did you mean');
  expect(() => readLanguage('xx')).toThrow('"xx" is no language that is translated into');
});

test('the commands report invalid input with a message, without a stack trace', () => {
  const cli = require.resolve('tsx/cli');
  const run = (command: string, ...args: string[]) =>
    spawnSync(process.execPath, [cli, 'tools/cli/run.ts', `i18n:${command}`, ...args], {
      cwd: SITE_DIR,
      encoding: 'utf8',
    });
  for (const [command, args] of [
    ['start', ['data-grid/nowhere', 'zh']],
    ['done', ['data-grid/sorting', 'xx']],
    ['start', []],
  ] as const) {
    const { status, stderr } = run(command, ...args);
    expect(status).toBe(1);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stderr.trim()).not.toBe('');
  }
  const { status, stdout } = run('status', '--json');
  expect(status).toBe(0);
  const { zh } = JSON.parse(stdout) as { zh: { pages: { id: string }[] } };
  expect(zh.pages.some(({ id }) => id === 'data-grid/sorting')).toBe(true);
}, 120_000);
