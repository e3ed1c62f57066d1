import type * as Mdx from '@mdx-js/mdx';
import type { default as RemarkDirective } from 'remark-directive';
import type { default as RemarkGfm } from 'remark-gfm';
import rehypeHighlight from '../../../plugins/mdx/rehypeHighlight';
import remarkTextLanguage from '../../../plugins/translations/remarkTextLanguage';
import { importNatively } from '../../support/jest/native/importNatively';

const EN = '/site/docs/charts/bars/bars.mdx';
const CUT = '/site/versioned_docs/version-7/charts/bars/bars.mdx';
const ZH = '/site/i18n/zh/docusaurus-plugin-content-docs/current/charts/bars/bars.mdx';

interface FenceNode {
  type: string;
  meta?: string | null;
  data?: { hProperties?: object };
  children?: FenceNode[];
}

/** Passes on the metadata of a fence, like Docusaurus. */
function remarkMetastring() {
  return function visit(node: FenceNode): void {
    if (node.type === 'code')
      node.data = {
        ...node.data,
        hProperties: { ...node.data?.hProperties, metastring: node.meta },
      };
    node.children?.forEach(visit);
  };
}

/** The compiled page, without trailing spaces. */
async function compile(
  value: string,
  { path = EN, language = 'zh' as 'en' | 'zh', highlight = false } = {},
): Promise<string> {
  const { compile: compileMdx } = await importNatively<typeof Mdx>('@mdx-js/mdx');
  const gfm = await importNatively<{ default: typeof RemarkGfm }>('remark-gfm');
  const directive = await importNatively<{ default: typeof RemarkDirective }>(
    'remark-directive',
  );
  const result = await compileMdx(
    { path, value },
    {
      remarkPlugins: [
        gfm.default,
        directive.default,
        [remarkTextLanguage, { siteDir: '/site', language }],
        remarkMetastring,
      ],
      rehypePlugins: highlight ? [rehypeHighlight] : [],
      jsx: true,
    },
  );
  return String(result).replaceAll('_components.', '');
}

const PAGE = `Bars compare amounts.

## Stack

| Prop | Use |
| :--- | :-- |
| a    | b   |

- One
- Two
`;

test.each([EN, CUT])('an untranslated page has its language: %s', async (path) => {
  const code = await compile(PAGE, { path });
  expect(code).toContain('<p lang="en">{"Bars compare amounts."}');
  expect(code).toContain('<h2 lang="en">{"Stack"}');
  expect(code).toContain('<table lang="en">');
  expect(code).toContain('<ul lang="en">');
  expect(code.match(/lang=/g)).toHaveLength(4);
});

test('neither a translated page nor one of the English site sets a language', async () => {
  expect(await compile(PAGE, { path: ZH })).not.toContain('lang=');
  expect(await compile(PAGE, { language: 'en' })).not.toContain('lang=');
});

test('code and demos, which have labels of the site, are not marked', async () => {
  const code = await compile(
    '```ts\nlet a;\n```\n\n<Demo name="A" />\n\n> Look:\n>\n> <Demo name="B" />\n',
  );
  expect(code.match(/lang=/g)).toHaveLength(1);
  expect(code).toMatch(/<blockquote>.*<p lang="en">\{"Look:"\}/s);
});

test('the title of a code block is marked, which reaches the component', async () => {
  const code = await compile('```ts title="Before"\nlet a;\n```\n', { highlight: true });
  expect(code).toContain('title="Before" lang="en" />');
  const plain = await compile('```ts\nlet a;\n```\n', { highlight: true });
  expect(plain).toContain('<CodeBlock ');
  expect(plain).not.toContain('lang=');
});

test('in a list with code only the text is marked, in tight and loose lists', async () => {
  for (const gap of ['', '\n']) {
    const code = await compile(
      `- Before:\n${gap}  \`\`\`ts\n  let a;\n  \`\`\`\n- **Plain**\n`,
    );
    expect(code).toMatch(/<span lang="en">\{"Before:"\}<\/span>/);
    expect(code).toMatch(/<li lang="en">.*<strong>\{"Plain"\}/s);
    expect(code.match(/lang=/g)).toHaveLength(2);
  }
});

test('the title of a callout is marked itself: without one, the callout has a label', async () => {
  const code = await compile(':::note[Mind **this**]\n\nText.\n\n:::\n');
  expect(code).toMatch(/<span lang="en">\{"Mind "\}<strong>\{"this"\}<\/strong><\/span>/);
  expect(code).toContain('<p lang="en">{"Text."}');
});

test('text that is a direct child of an element is marked, whitespace around its children is not', async () => {
  const code = await compile(
    '<details>\n<summary>More</summary>\n\nText.\n\n</details>\n',
  );
  expect(code).toMatch(/<summary><span lang="en">\{"More"\}<\/span><\/summary>/);
  expect(code).toContain('<p lang="en">{"Text."}');
});

test('a badge in a text has a label of the site', async () => {
  const code = await compile('## Sort <PlanBadge plan="pro" />\n');
  expect(code).toMatch(/<h2 lang="en">.*<PlanBadge plan="pro" lang="zh-CN" ?\/>/s);
});
