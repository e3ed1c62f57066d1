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
import { parseMarkdown } from '../../plugins/markdown-pages/markdown/markdown';
import type { SitePage } from '../../plugins/markdown-pages/model';
import { CJK_SYNTAX } from '../../content/mdx/pageSyntax';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/config/languages';
import { getMarkdownPath } from '../../src/lib/getMarkdownPath';
import { BUILD_DIR } from '../../content/paths/siteDir';
import { loadSitePages } from '../support/content/loadSitePages';
import { readFences } from '../support/content/readFences';

/**
 * The published Markdown of a guide contains the whole text of the guide. Both are read
 * with separate, simple parsers, so that everything that the plugin omits is noticed.
 */

const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use({ plugins: CJK_SYNTAX })
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

/** Non-empty texts of all nodes of some types. */
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

/** The published code of the demos on a page, including their helper files. */
const listDemoCode = (source: string, folder: string): string[] =>
  [...source.matchAll(/<Demo[^>]*?\bname="(\w+)"/g)].map(([, name = '']) =>
    fs
      .readFileSync(path.join(folder, `${name}.tsx`), 'utf8')
      .replace(/'(?:\.\.\/)+shared\/(?:[\w-]+\/)*/g, "'./")
      .trim(),
  );

const readMarkdown = ({ path: pathname }: SitePage): string =>
  fs.readFileSync(path.join(BUILD_DIR, getMarkdownPath(pathname)), 'utf8');

/** Content that the Markdown of a page lacks, by kind. */
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
    // Block by block: code and tables are checked above.
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

/** Pages of a language that are translated; the others are tested in English. */
async function loadOwn(language: Language): Promise<SitePage[]> {
  const { pages } = await loadSitePages(language);
  return pages.filter(
    ({ source }) =>
      source.kind === 'guide' &&
      (language === DEFAULT_LANGUAGE || source.file.includes(`/i18n/${language}/`)),
  );
}

describe.each(LANGUAGES)('%s', (language) => {
  test('every heading, paragraph, cell, callout, code block and demo is in the Markdown', async () => {
    const own = await loadOwn(language);
    expect(own.length).toBeGreaterThan(40);
    expect(own.flatMap((page) => findMissing(page))).toEqual([]);
  }, 300_000);
});

test('a missing block is detected', async () => {
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
