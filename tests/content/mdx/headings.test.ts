import type { Root } from 'mdast';
import {
  createAnchors,
  readHeading,
  trimBeforeTags,
} from '../../../content/mdx/headings';
import { parsePage } from '../../../content/mdx/pageSyntax';
import { splitSections as splitPage } from '../../../content/pages/splitSections';
import { splitSections } from '../../../content/translations/splitSections';
import { listHeadings } from '../../../tools/mcp/listHeadings';
import { printMarkdown } from '../../../plugins/markdown-pages/markdown/markdown';
import { importNatively } from '../../support/jest/native/importNatively';
import { fc } from '../../support/properties/properties';

type Plugin = (options: object) => (tree: Root) => Promise<void>;

let nameHeadings: (tree: Root) => Promise<void>;
beforeAll(async () => {
  const { default: loaded } = await importNatively<{ default: { default: Plugin } }>(
    '@docusaurus/mdx-loader/lib/remark/headings/index.js',
  );
  nameHeadings = loaded.default({ anchorsMaintainCase: false });
});

/** The anchors that the framework writes into the page. */
async function readPageAnchors(source: string): Promise<string[]> {
  const tree: Root = parsePage(source);
  const headings = tree.children.flatMap((node) =>
    node.type === 'heading' ? [node] : [],
  );
  headings.forEach(trimBeforeTags);
  await nameHeadings(tree);
  return headings.map(({ data }) => String((data as { id?: string } | undefined)?.id));
}

const HEADINGS = [
  'Sort by `a.__call__`',
  'snake_case and `snake_case`',
  'Version 2.0.1: a.b.c',
  'Use `GridColDef<R>` <PlanBadge plan="pro" />',
  'Rows <PlanBadge plan="pro" /> and columns',
  '**Bold**, *emphasis* and [a link](/x)',
  '按多列排序',
  '**注意：**内容',
  '~~Old~~ new',
  'Escaped \\_names\\_ and \\*stars\\*',
  'Ends with hashes ##',
  'What is this?',
  'Ratio 16:9 and key:value',
  '<kbd>Ctrl</kbd>+<kbd>C</kbd>',
  'Own {/* #own-anchor */}',
  'Twice',
  'Twice',
];

test('every reader of a page names its headings like the page', async () => {
  const source = HEADINGS.map((heading) => `## ${heading}\n\nText.\n`).join('\n');
  const expected = await readPageAnchors(source);
  expect(expected).toContain('sort-by-a__call__');
  expect(expected.slice(-3)).toEqual(['own-anchor', 'twice', 'twice-1']);
  const page = `---\ntitle: A\n---\n${source}`;
  expect(
    splitPage(page)
      .slice(1)
      .map(({ anchor }) => anchor),
  ).toEqual(expected);
  expect(
    splitSections(page)
      .slice(1)
      .map(({ key }) => key),
  ).toEqual(expected);
});

test('so does the reader of published Markdown', async () => {
  const source = HEADINGS.filter((heading) => !/[<{]|\w:\w/.test(heading))
    .map((heading) => `## ${heading}\n`)
    .join('\n');
  const markdown = printMarkdown(parsePage(source).children);
  expect(listHeadings(markdown.split('\n')).map(({ anchor }) => anchor)).toEqual(
    await readPageAnchors(source),
  );
});

test('and for any heading', async () => {
  const part = fc.constantFrom(
    ...[
      'a',
      'B2',
      '行',
      '。',
      ' ',
      '.',
      '_',
      '`x_y`',
      '**b**',
      '*e*',
      ':',
      '-',
      '?',
      '\\_',
    ],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 8 }), async (parts) => {
      const content = `Use ${parts.join('')}`;
      const [anchor] = await readPageAnchors(`## ${content}\n`);
      expect(createAnchors()(readHeading(content))).toBe(anchor);
    }),
    { numRuns: 200 },
  );
});
