import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { VFile } from 'vfile';
import { hashSection } from '../../../content/translations/hashSection';
import { splitSections } from '../../../content/translations/splitSections';
import { writeStamps } from '../../../content/translations/writeStamps';
import { getEnglishAddress } from '../../../plugins/translations/getEnglishAddress';
import remarkTranslations from '../../../plugins/translations/remarkTranslations';

const ENGLISH = `---
title: Bars
description: Show amounts as bars.
---

Bars compare amounts.

## Stack the bars

Give them a name.

## Choose colors

Pass a list.
`;
const CHINESE = `---
title: 柱状图
description: 用柱形显示数量。
---

柱形用来比较数量。

## 堆叠 {/* #stack-the-bars */}

给它们一个名称。

## 选择颜色 {/* #choose-colors */}

传入一个列表。
`;
const PAGE = 'charts/bars/bars.mdx';
const ZH = `i18n/zh/docusaurus-plugin-content-docs/current/${PAGE}`;
const HELP = 'https://example.com/help';

let siteDir = '';
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'notes-'));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, name), text);
};
const stampsOf = (text: string) =>
  Object.fromEntries(
    splitSections(text).map((each) => [each.key, hashSection(each.text)]),
  );

/** Markdown as the MDX compiler reads it: the anchor of a heading is an expression. */
function parse(text: string): Root {
  const tree = fromMarkdown(text);
  for (const node of tree.children) {
    const last = node.type === 'heading' ? node.children.at(-1) : undefined;
    if (node.type !== 'heading' || last?.type !== 'text') continue;
    const [, words = '', value] = /^(.*?) \{(\/\*.*\*\/)\}$/.exec(last.value) ?? [];
    if (value === undefined) continue;
    last.value = words;
    node.children.push({ type: 'mdxTextExpression', value } as never);
  }
  return tree;
}

/** The output of the plugin for a page. */
async function render(name: string, language: 'en' | 'zh', helpUrl?: string) {
  const text = fs.readFileSync(path.join(siteDir, name), 'utf8');
  const value = text.replace(/^---[\s\S]*?\n---\n/, '');
  const tree = parse(value);
  const file = new VFile({ path: path.join(siteDir, name), value });
  remarkTranslations({ siteDir, language, helpUrl })(tree, file);
  return JSON.stringify(tree);
}

test('an untranslated page starts with a notice and a link for contributors', async () => {
  write(`docs/${PAGE}`, ENGLISH);
  const page = await render(`docs/${PAGE}`, 'zh', HELP);
  expect(page).toMatch(/translation-note[\s\S]*本页尚未翻译[\s\S]*Bars compare/);
  expect(page).toContain(`"value":"${HELP}"`);
  expect(await render(`docs/${PAGE}`, 'zh')).not.toContain('href');
  expect(await render(`docs/${PAGE}`, 'en', HELP)).not.toContain('translation-note');
});

test('the link is a plain anchor, which the framework does not localize', async () => {
  write(`docs/${PAGE}`, ENGLISH);
  const page = await render(`docs/${PAGE}`, 'zh', HELP);
  expect(page).toMatch(/"name":"a","data":\{"_mdxExplicitJsx":true\}/);
});

test('pages of the reference have no notice', async () => {
  write('docs/api/charts/index.mdx', ENGLISH);
  expect(await render('docs/api/charts/index.mdx', 'zh')).not.toContain(
    'translation-note',
  );
});

test('a current translation has no notice', async () => {
  write(`docs/${PAGE}`, ENGLISH);
  write(ZH, writeStamps(CHINESE, stampsOf(ENGLISH)));
  expect(await render(ZH, 'zh', HELP)).not.toContain('translation-note');
});

test('only an outdated section has a notice, with a link to the English one', async () => {
  write(`docs/${PAGE}`, ENGLISH.replace('Pass a list.', 'Pass a list of colors.'));
  write(ZH, writeStamps(CHINESE, stampsOf(ENGLISH)));
  const page = await render(ZH, 'zh', HELP);
  expect(page.match(/translation-note/g)).toHaveLength(1);
  expect(page).toMatch(/选择颜色[\s\S]*translation-note[\s\S]*传入一个列表/);
  expect(page).toContain('"/x/react-charts/bars/#choose-colors"');
});

test('an outdated introduction has a notice at the top', async () => {
  write(`docs/${PAGE}`, ENGLISH.replace('compare amounts', 'compare numbers'));
  write(ZH, writeStamps(CHINESE, stampsOf(ENGLISH)));
  const page = await render(ZH, 'zh');
  expect(page).toMatch(/translation-note[\s\S]*柱形用来比较数量/);
  expect(page).toContain('"/x/react-charts/bars/"');
});

test('a section that the translation lacks keeps its anchor, in the position of the English one', async () => {
  const added = ENGLISH.replace(
    '## Choose',
    '## Round the corners\n\nIn px.\n\n## Choose',
  );
  write(`docs/${PAGE}`, `${added}\n## Limits\n\nNone.\n`);
  write(ZH, writeStamps(CHINESE, stampsOf(ENGLISH)));
  const page = await render(ZH, 'zh');
  const order = ['堆叠', '"id":"round-the-corners"', '选择颜色', '"id":"limits"'];
  const places = order.map((each) => page.indexOf(each));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(page).toContain('"/x/react-charts/bars/#limits"');
});

test('an untranslated section is marked with its language, the others are not', async () => {
  write(`docs/${PAGE}`, ENGLISH);
  const half = CHINESE.replace('传入一个列表。', 'Pass a list.').replace(
    '## 选择颜色',
    '## Choose colors',
  );
  write(ZH, writeStamps(half, stampsOf(ENGLISH)));
  const page = await render(ZH, 'zh');
  expect(page.match(/"lang":"en"/g)).toHaveLength(2);
  for (const text of ['Choose colors', 'Pass a list.']) {
    const [words = ''] =
      page.split(`"value":"${text}"`)[1]?.split(/"(?:heading|paragraph)"/) ?? [];
    expect(words).toContain('"lang":"en"');
  }
});

test('a damaged stamp stops the page, with its name', async () => {
  write(`docs/${PAGE}`, ENGLISH);
  write(ZH, CHINESE.replace('---\n\n', "stamps:\n  choose-colors: 'soon'\n---\n\n"));
  await expect(render(ZH, 'zh')).rejects.toThrow(
    /bars\.mdx: the stamp of "choose-colors"/,
  );
});

test.each([
  ['docs/charts/overview/overview.mdx', '/x/react-charts/'],
  [ZH, '/x/react-charts/bars/'],
])('the English page of %s is at %s', (file, address) => {
  expect(getEnglishAddress(path.join(siteDir, file), siteDir)).toBe(address);
});
