import fs from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../plugins/markdown-pages/markdown/parseMarkdown';
import type { SitePage } from '../../plugins/markdown-pages/model';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/config/languages';
import { getMarkdownPath } from '../../src/lib/getMarkdownPath';
import { BUILD_DIR } from '../../content/paths/siteDir';
import { loadSitePages } from '../support/content/loadSitePages';
import { readFences } from '../support/content/readFences';

/**
 * What stands in the text of a guide also stands in its published Markdown. Both are read on their
 * own, by plain parsers, so that nothing that the plugin leaves out goes unnoticed.
 */

const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

const parseSource = (text: string): Root =>
  mdx.parse(
    text
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replace(/^(#+ .*)\{(?:#[\w-]+|\/\* #[\w-]+ \*\/)\}/gm, '$1'),
  );

const ALLOWED = { includeHtml: false } as const;
/** Plans in brackets are badges in the source, which have no text. */
const BADGE = /\((?:Pro|Premium)(?: plan| 版)\)/g;
const normalize = (text: string): string => text.replace(BADGE, '').replace(/\s+/g, '');
const read = (node: Nodes): string => normalize(toString(node, ALLOWED));

/** Texts of all nodes of some kinds, not empty. */
function listTexts(tree: Root, kinds: readonly string[]): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (!kinds.includes(node.type)) return;
    const text = read(node);
    if (text !== '') found.push(text);
  });
  return found;
}

const listCode = (tree: Root): string[] => {
  const found: string[] = [];
  visit(tree, 'code', ({ value }) => void found.push(value.trim()));
  return found;
};

/** The texts of the demos that a page names, as readers get them: helpers are beside them. */
const listDemoCode = (source: string, folder: string): string[] =>
  [...source.matchAll(/<Demo[^>]*?\bname="(\w+)"/g)].map(([, name = '']) =>
    fs
      .readFileSync(path.join(folder, `${name}.tsx`), 'utf8')
      .replace(/'(?:\.\.\/)+shared\//g, "'./")
      .trim(),
  );

const readMarkdown = ({ path: pathname }: SitePage): string =>
  fs.readFileSync(path.join(BUILD_DIR, getMarkdownPath(pathname)), 'utf8');

/** What a page's Markdown lacks, by kind. */
function findMissing(page: SitePage, markdown = readMarkdown(page)): string[] {
  if (page.source.kind !== 'guide') return [];
  const { file } = page.source;
  const source = fs.readFileSync(file, 'utf8');
  const from = parseSource(source);
  const to = parseMarkdown(markdown);
  const code = new Set(listCode(to));
  const cells = new Set(listTexts(to, ['tableCell']));
  const headings = new Set(listTexts(to, ['heading']));
  const paragraphs = new Set(listTexts(to, ['paragraph']));
  const quotes = listTexts(to, ['blockquote']);
  const report = (kind: string, texts: readonly string[]) =>
    texts.map((text) => `${page.path}: ${kind} ${text.slice(0, 100)}`);
  const folder = path.join(page.docsDir, path.dirname(page.id));
  const callouts: Root[] = [];
  visit(from, 'containerDirective', (node) => {
    // Blocks one by one: those of code and tables are looked for above.
    callouts.push({
      type: 'root',
      children: node.children.filter(({ type }) => type === 'paragraph'),
    });
  });
  return [
    ...report(
      'code',
      readFences(file)
        .map((fence) => fence.code.trim())
        .filter((text) => !code.has(text)),
    ),
    ...report(
      'demo',
      listDemoCode(source, folder).filter((text) => !code.has(text)),
    ),
    ...report(
      'heading',
      listTexts(from, ['heading']).filter((text) => !headings.has(text)),
    ),
    ...report(
      'cell',
      listTexts(from, ['tableCell']).filter((text) => !cells.has(text)),
    ),
    ...report(
      'callout',
      callouts
        .flatMap((root) => listTexts(root, ['paragraph']))
        .filter((text) => !quotes.some((quote) => quote.includes(text))),
    ),
    ...report(
      'paragraph',
      listTexts(from, ['paragraph']).filter(
        (text) => !paragraphs.has(text) && !quotes.some((quote) => quote.includes(text)),
      ),
    ),
  ];
}

/** Pages of a language that are written in it; the others are proved in English. */
async function loadOwn(language: Language): Promise<SitePage[]> {
  const { pages } = await loadSitePages(language);
  return pages.filter(
    ({ source }) =>
      source.kind === 'guide' &&
      (language === DEFAULT_LANGUAGE || source.file.includes(`/i18n/${language}/`)),
  );
}

describe.each(LANGUAGES)('%s', (language) => {
  test('every heading, paragraph, cell, callout, block of code and demo is in the Markdown', async () => {
    const own = await loadOwn(language);
    expect(own.length).toBeGreaterThan(40);
    expect(own.flatMap((page) => findMissing(page))).toEqual([]);
  }, 300_000);
});

test('a block that is left out is found', async () => {
  const own = await loadOwn(DEFAULT_LANGUAGE);
  const page = own.find(({ id }) => id === 'data-grid/sorting/sorting');
  if (!page) throw new Error('There is no page about sorting.');
  const missing = (cut: RegExp) =>
    findMissing(page, readMarkdown(page).replace(cut, '')).map(
      (problem) => problem.replace(`${page.path}: `, '').split(' ')[0],
    );
  expect(missing(/^```tsx title="[^]*?^```$/m)).toContain('demo');
  expect(missing(/^## .*$/m)).toContain('heading');
  expect(missing(/^\| .*$/gm)).toContain('cell');
  expect(missing(/^> \*\*(?:Tip|Note|Warning)[^]*?\n\n/gm)).toContain('callout');
}, 60_000);
