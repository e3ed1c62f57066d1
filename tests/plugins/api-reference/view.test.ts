import type { ApiPage, ApiProp } from '../../../src/types/api';
import type { GuideLinks } from '../../../plugins/api-reference/guides/createGuideLinks';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { readHigherPlans } from '../../../plugins/api-reference/read/readHigherPlans';
import { createResolve } from '../../../plugins/api-reference/view/createResolve';
import { renderDefault } from '../../../plugins/api-reference/view/renderDefault';
import { splitDescription } from '../../../plugins/api-reference/write/summarize';
import { MAX_IMPORTS } from '../../../plugins/api-reference/view/renderImports';
import { renderIndex } from '../../../plugins/api-reference/view/renderIndex';
import {
  createContext,
  renderPage,
} from '../../../plugins/api-reference/view/renderPage';
import { renderMarkdown } from '../../../plugins/api-reference/view/renderMarkdown';
import { renderType } from '../../../plugins/api-reference/view/renderType';
import { OUTPUT, readIndex, readPages } from './readOutput';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const resolve = (address: string) => (address.startsWith('/x/gone/') ? null : address);
const options = { language: 'en' as const, resolve };
const context = createContext(options, {
  links: { BarSeries: '/x/api/charts/bar-series/', Gone: '/x/gone/page/' },
  types: { Color: "'red' | 'blue'" },
  prefix: 'p-',
});

const PROP: ApiProp = {
  type: 'number',
  required: false,
  default: null,
  deprecated: null,
  description: '',
  signature: null,
  plan: null,
};
const PAGE: ApiPage = {
  name: 'Thing',
  slug: 'thing',
  kind: 'component',
  product: 'charts',
  version: '1.2.3',
  packages: ['@mui/x-charts', '@mui/x-charts-pro'],
  plan: null,
  imports: ["import { Thing } from '@mui/x-charts';"],
  description: 'Shows a thing. It has **two** sides.',
  deprecated: null,
  absent: null,
  props: {
    size: { ...PROP, required: true, default: '4', description: 'In `px`.' },
    old: { ...PROP, deprecated: 'Use `size`.' },
    onPick: {
      ...PROP,
      type: '(item: Item) => void',
      plan: 'premium',
      signature: {
        params: [
          {
            name: 'item',
            type: 'Item',
            optional: true,
            description: 'The item.',
            members: null,
          },
        ],
        result: { type: 'void', description: '', members: null },
      },
    },
  },
  slots: [
    {
      name: 'root',
      default: 'ThingRoot',
      class: 'MuiThing-root',
      description: 'All of it.',
      deprecated: null,
      plan: 'pro',
    },
  ],
  classes: [
    {
      className: 'MuiThing-old',
      key: 'old',
      description: 'Formerly.',
      deprecated: null,
      appliedAs: 'MuiThing-new',
    },
  ],
  ref: 'HTMLDivElement',
  inheritance: { name: 'Box', module: '@mui/material/Box', href: 'https://example.com/' },
  themeName: 'MuiThing',
  signatures: [],
  source: 'https://example.com/src/Thing.tsx',
  demos: [{ title: 'Things', path: '/x/react-charts/things/' }],
  links: {},
  types: { Item: '{ id: number }' },
};

describe('renderType', () => {
  it('does not take an inherited property for a link', () => {
    const html = renderType('{ toString(): string; constructor: Ctor }', context);
    expect(html).toContain('toString');
    expect(html).not.toContain('<a');
  });

  it('links names to their page or to their definition on this page', () => {
    expect(renderType('BarSeries[] | Color', context)).toBe(
      '<code dir="ltr" translate="no"><a href="/x/api/charts/bar-series/">BarSeries</a>[] <wbr>| <a href="#p-type-Color">Color</a></code>',
    );
  });

  it('ignores keys, strings and names without a page', () => {
    expect(renderType("{ Color: 'Color'; Color?: Gone }", context)).toBe(
      '<code dir="ltr" translate="no">{ Color: \'Color\'; Color?: Gone }</code>',
    );
  });

  it('escapes HTML', () => {
    expect(renderType("Ref<'<b>'>", context)).toContain("Ref&lt;<wbr>'&lt;b&gt;'&gt;");
  });

  it('allows line breaks between the parts of a type, and never inside of a word', () => {
    expect(renderType("React.Ref<Props['size']>", context)).toBe(
      `<code dir="ltr" translate="no">React.<wbr>Ref&lt;<wbr>Props[<wbr>'size']&gt;</code>`,
    );
    expect(renderType('(...args: T[]) => void', context)).not.toContain('wbr');
  });
});

describe('renderMarkdown', () => {
  it('renders inline code, links and fences, and shows elements as text', async () => {
    const html = await renderMarkdown(
      'Use `a < b` in <b>[there](/x/react-charts/)</b> or [nowhere](/x/gone/page/).\n\n```ts\nconst a = 1;\n```',
      context,
    );
    expect(html).toContain('<code translate="no">a &lt; b</code>');
    expect(html).toContain('&lt;b&gt;<a href="/x/react-charts/">there</a>');
    expect(html).toContain('or nowhere.');
    expect(html).toContain(
      '<code translate="no"><span class="line"><span class="k">const',
    );
  });
});

describe('renderPage', () => {
  it('shows everything about a component', async () => {
    const { html, toc, anchors, hrefs } = await renderPage(PAGE, options);
    expect(toc.map(({ id }) => id)).toEqual([
      'props',
      'slots',
      'classes',
      'types',
      'demos',
    ]);
    expect(anchors).toEqual(
      expect.arrayContaining([
        'prop-size',
        'slot-root',
        'class-MuiThing-root',
        'class-MuiThing-old',
        'type-Item',
        'import',
        'inheritance',
      ]),
    );
    expect(hrefs).toEqual(['/x/react-charts/things/']);
    for (const text of [
      '<strong>two</strong>',
      'required',
      'Deprecated',
      '<span class="api-plan api-premium"',
      '<summary>Signature</summary>',
      '<code dir="ltr" translate="no">item?</code>',
      '.MuiThing-new',
      'id="class-MuiThing-root"',
      'HTMLDiv<wbr>Element',
      'MuiThing</code>',
      'Thing.tsx" target="_blank" rel="noopener">Source</a>',
      'Version 1.2.3',
      'data-copy',
    ]) {
      expect(html).toContain(text);
    }
  });

  it('lists the best guides first and links members to their sections', async () => {
    const guide = (title: string, anchor: string | null = null) => ({
      title,
      path: `/x/react-charts/${title}/`,
      anchor,
    });
    const guides: GuideLinks = {
      ofPage: () => [guide('best'), guide('gone/page')],
      ofMember: (_, name) => (name === 'size' ? [guide('sizes', 'how-big')] : []),
      ofEvent: () => [],
    };
    const { html, hrefs } = await renderPage(PAGE, { ...options, guides });
    expect(html).toContain('<li><a href="/x/react-charts/best/">best</a></li>');
    expect(html.indexOf('id="demos"')).toBeGreaterThan(html.indexOf('id="types"'));
    expect(html).toContain('Guides: <a href="/x/react-charts/sizes/#how-big">sizes</a>');
    expect(html).toMatch(/<summary>and 1 more with demos<\/summary><a [^>]+>Things<\/a>/);
    expect(html.match(/api-guides/g)).toHaveLength(1);
    expect(hrefs).toContain('/x/react-charts/sizes/#how-big');
  });

  it('has exactly one element for every anchor', async () => {
    for (const isPart of [false, true]) {
      const { html, anchors } = await renderPage(PAGE, { ...options, isPart });
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(anchors));
    }
  });

  it('shows at most five guides without expanding, even if none is the best', async () => {
    const demos = [1, 2, 3, 4, 5, 6, 7].map((n) => ({
      title: `Guide ${n}`,
      path: `/x/react-charts/${n}/`,
    }));
    const { html } = await renderPage({ ...PAGE, demos }, options);
    expect(html).toMatch(
      /Guide 5<\/a><\/li><\/ul><details><summary>and 2 more with demos<\/summary>/,
    );
  });

  it('puts markers next to a name, before its link, and lets long names break at capital letters', async () => {
    const props = {
      size: { ...PROP, required: true },
      multipleColumnsSortingMode: { ...PROP, type: 'MultipleColumnsMode[]' },
    };
    const { html } = await renderPage({ ...PAGE, props }, options);
    expect(html).toMatch(
      /size<\/code> <span class="api-required">required<\/span><a class="api-link"/,
    );
    expect(html).toContain('multiple<wbr>Columns<wbr>Sorting<wbr>Mode</code>');
    expect(html).toContain('id="prop-multipleColumnsSortingMode"');
    expect(html).toContain('Multiple<wbr>Columns<wbr>Mode[]');
  });

  it('leaves out the mark in interfaces whose members are all required', async () => {
    const required = { ...PROP, required: true };
    const { html } = await renderPage(
      { ...PAGE, kind: 'interface', props: { getRow: required, setRow: required } },
      options,
    );
    expect(html).toContain('id="prop-getRow"');
    expect(html).not.toContain('api-required');
    const mixed = { field: required, width: PROP };
    const written = await renderPage(
      { ...PAGE, kind: 'interface', props: mixed },
      options,
    );
    expect(written.html.match(/api-required/g)).toHaveLength(1);
  });

  it('lists props of higher plans for the filter', async () => {
    const docsDir = path.join(SITE_DIR, 'docs');
    const find = (slug: string) => readPages().find((page) => page.slug === slug)!;
    const { html } = await renderPage(find('data-grid'), {
      ...options,
      findHigherPlans: (page) => readHigherPlans(docsDir, page),
    });
    const [pro, premium] = [...html.matchAll(/data-props="([^"]+)"/g)].map(([, names]) =>
      names!.split(' '),
    );
    expect(pro).toContain('pinnedColumns');
    expect(pro).not.toContain('rows');
    expect(premium).toContain('rowGroupingModel');
    expect(premium).not.toContain('pinnedColumns');
    expect(html).toMatch(
      /data-one="{n} prop in DataGridPro" data-other="{n} props in DataGridPro" hidden><a href="\/x\/api\/data-grid\/data-grid-pro\/">/,
    );
    expect(readHigherPlans(docsDir, find('data-grid-premium'))).toEqual([]);
    // The filter is in the address, except on a guide with several references.
    expect(html).toContain(' data-address ');
    const part = await renderPage(find('data-grid'), { ...options, isPart: true });
    expect(part.html).not.toContain(' data-address ');
  });

  it('selects one of several imports', async () => {
    const imports = ['@mui/x-charts/Thing', '@mui/x-charts', '@mui/x-charts-pro'].map(
      (name) => `import { Thing } from '${name}';`,
    );
    const { html } = await renderPage({ ...PAGE, imports }, options);
    expect(html).toMatch(
      /<label class="api-from"><span[^>]*>Package<\/span><select[^>]*><option>@mui\/x-charts<\/option><option>@mui\/x-charts-pro<\/option><option>@mui\/x-charts\/Thing</,
    );
    expect(html.match(/class="api-code"/g)).toHaveLength(3);
    expect((await renderPage(PAGE, options)).html).not.toContain('<select');
  });

  it('keeps code and its button left to right', async () => {
    const { html } = await renderPage(PAGE, options);
    expect(html).toMatch(
      /<div class="api-code" dir="ltr"[^>]*><pre [^>]+>.*?<\/pre><button/s,
    );
  });

  it('prefixes the anchors of a part, whose sections are a level deeper', async () => {
    const { toc, anchors } = await renderPage(PAGE, { ...options, isPart: true });
    expect(toc[0]).toEqual({ value: 'Thing', id: 'thing-api', level: 2 });
    expect(toc[1]?.level).toBe(3);
    expect(anchors.every((anchor) => anchor.startsWith('thing-'))).toBe(true);
  });

  it('lets long headings break at capital letters, in the table of contents as well', async () => {
    const page = { ...PAGE, name: 'ThingWithALongName' };
    const { html, toc } = await renderPage(page, { ...options, isPart: true });
    expect(html).toContain('>Thing<wbr>With<wbr>ALong<wbr>Name<a href="#thing-api"');
    expect(toc[0]?.value).toBe('Thing<wbr>With<wbr>ALong<wbr>Name');
  });

  it('translates its own texts, but not the descriptions', async () => {
    const { html, toc } = await renderPage(PAGE, { ...options, language: 'zh' });
    expect(toc.map(({ value }) => value)).toContain('属性');
    expect(html).toContain('It has <strong>two</strong> sides.');
    expect(html).toContain('必填');
  });

  it('marks descriptions as English on pages in another language', async () => {
    const { html } = await renderPage(PAGE, { ...options, language: 'zh' });
    expect(html).toContain('<p lang="en">It has <strong>two</strong>');
    expect(html).toContain('<p lang="en">In <code translate="no">px</code>.');
    expect(html).not.toMatch(/<h\d[^>]* lang=/);
    const lists = await renderMarkdown(
      '- One\n- Two',
      createContext({ ...options, language: 'zh' }),
    );
    expect(lists).toContain('<ul lang="en">');
    expect((await renderPage(PAGE, options)).html).not.toContain('lang=');
  });

  it('explains a removed name, and where to look', async () => {
    const absent = { reason: 'It left in `8`.', see: ['Other', 'Third'] };
    const page = {
      ...PAGE,
      props: {},
      absent,
      links: { Other: '/x/api/charts/other/' },
    };
    const { html } = await renderPage(page, options);
    expect(html).toContain('Not in the installed version');
    expect(html).toContain('<a href="/x/api/charts/other/">');
    expect(html).toContain('<code dir="ltr" translate="no">Third</code>');
  });

  it('shows the overloads of a hook, each with its own anchors', async () => {
    const call = {
      description: 'Finds it.',
      typeParameters: ['T'],
      params: [
        {
          name: 'options',
          type: 'Options',
          optional: false,
          description: '',
          members: { id: PROP },
        },
      ],
      result: { type: 'T', description: 'The one.', members: null },
    };
    const page = {
      ...PAGE,
      kind: 'hook' as const,
      props: {},
      signatures: [call, { ...call, params: [] }],
    };
    const { html, anchors } = await renderPage(page, options);
    expect(anchors).toEqual(
      expect.arrayContaining(['signature', 'signature-2', 'param-options-id', 'result']),
    );
    expect(html).toContain('Signature 2');
    expect(html).toContain('The one.');
  });
});

describe('renderIndex', () => {
  it('lists every page of a product by kind', () => {
    const [product] = readIndex().products;
    const { html, toc, anchors } = renderIndex(product!, options);
    expect(toc.map(({ id }) => id)).toEqual(['components', 'interfaces', 'hooks']);
    expect(anchors).toEqual(expect.arrayContaining(toc.map(({ id }) => id)));
    for (const page of product!.pages) expect(html).toContain(`href="${page.path}"`);
  });

  it('marks summaries that are not translated as English', () => {
    const [product] = readIndex().products;
    const { html } = renderIndex(product!, { ...options, language: 'zh' });
    expect(html.match(/<span lang="en">/g)).toHaveLength(1);
    expect(renderIndex(product!, options).html).not.toContain('lang=');
  });
});

describe('createResolve', () => {
  const requested: string[] = [];
  const docsDir = path.dirname(OUTPUT);
  const find = createResolve({
    docsDir,
    language: 'zh',
    onFile: (file) => requested.push(path.relative(docsDir, file)),
  });

  it.each([
    ['/x/api/charts/bar-chart/#prop-series', '/zh/x/api/charts/bar-chart/#prop-series'],
    ['/x/react-charts/bars/#of-the-vendor', '/zh/x/react-charts/bars/'],
    ['/x/react-charts/lines/#interpolation', '/zh/x/react-charts/lines/#curves'],
    [
      '/x/react-date-pickers/quickstart/#integrate-provider-and-adapter',
      '/zh/x/react-date-pickers/getting-started/#set-up-the-provider',
    ],
    ['/x/api/charts/composition/', '/zh/x/react-charts/composition/'],
    ['/x/react-charts/never-written/', null],
    ['https://example.com/a', 'https://example.com/a'],
    ['/material-ui/api/box/', 'https://mui.com/material-ui/api/box/'],
  ])('%s → %s', (address, expected) => {
    expect(find(address)).toBe(expected);
  });

  it('reports the requested files', () => {
    expect(requested).toContain('charts/bars/bars.mdx');
  });

  it('drops a section that the guide of an older version does not have', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'resolve-'));
    const page = path.join(folder, 'charts/lines/lines.mdx');
    fs.mkdirSync(path.dirname(page), { recursive: true });
    fs.writeFileSync(page, '# Lines\n\n## Interpolation\n');
    const findOld = createResolve({ docsDir: folder, language: 'en' });
    expect(findOld('/x/react-charts/lines/#interpolation')).toBe(
      '/x/react-charts/lines/',
    );
    fs.rmSync(folder, { recursive: true });
  });
});

describe('renderDefault', () => {
  it.each(['4', "'horizontal'", '`true`', '[]', '{ x: 0 }', 'Fade'])(
    '%s fits into the column',
    async (text) => {
      const { cell, line } = await renderDefault(text, context);
      expect(cell).toContain(
        `<code dir="ltr" translate="no">${text.replaceAll('`', '')}</code>`,
      );
      expect(line).toBe('');
    },
  );

  it.each([
    [
      '(groupNode) => (groupNode.depth === -1)',
      '<code dir="ltr" translate="no">(groupNode) =&gt;',
    ],
    [
      '`${adapter.formats.month}`',
      '<code dir="ltr" translate="no">`${adapter.formats.month}`</code>',
    ],
    [
      '`4` on desktop, `3` otherwise.',
      '<p><code translate="no">4</code> on desktop, <code translate="no">3</code>',
    ],
    ['true on desktop', '<p><code translate="no">true</code> on desktop</p>'],
    [
      "- `[]` for some.\n- `['cancel']` for others.",
      '<ul>\n<li><code translate="no">[]</code> for',
    ],
    ['"error" ("warn" in dev mode)', '<p>&quot;error&quot; ('],
  ])('%s gets its own line', async (text, expected) => {
    const { cell, line } = await renderDefault(text, context);
    expect(cell).toBe('');
    expect(line).toContain(`<b>Default</b> ${expected}`);
  });
});

it('every page of the reference renders with unique anchors and working internal links', async () => {
  const find = createResolve({ docsDir: path.dirname(OUTPUT), language: 'en' });
  for (const page of readPages()) {
    const { html, anchors } = await renderPage(page, { language: 'en', resolve: find });
    expect([page.name, anchors.length]).toEqual([page.name, new Set(anchors).size]);
    expect(page.imports.length).toBeLessThanOrEqual(MAX_IMPORTS);
    const own = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect([page.name, own.filter((id) => !anchors.includes(id!))]).toEqual([
      page.name,
      [],
    ]);
  }
}, 120_000);

describe('the description', () => {
  const split = (description: string) =>
    splitDescription({ name: 'useThing', kind: 'hook', description });
  const FALLBACK = 'Look up useThing: its parameters and what it returns.';

  test.each([
    ['a short sentence', 'Get it.', 'Get it.', ''],
    ['the first of two', 'Gets `it`. And more.', 'Gets it.', 'And more.'],
    ['a sentence below the name', 'A Thing\n\nGets it.\n\nMore.', 'Gets it.', 'More.'],
    [
      'no introduction to code',
      'Example:\n\n```\na\n```',
      FALLBACK,
      'Example:\n\n```\na\n```',
    ],
    ['no long sentence', `${'a '.repeat(90)}.`, FALLBACK, `${'a '.repeat(90)}.`],
  ])('the line below the title is %s', (_, description, summary, rest) => {
    expect(split(description)).toEqual({ summary, rest });
  });

  it('is not repeated below that line, but whole where a guide shows it', async () => {
    const { html } = await renderPage(PAGE, options);
    expect(html).not.toContain('Shows a thing.');
    expect(html).toContain('<p>It has <strong>two</strong> sides.</p>');
    const part = await renderPage(PAGE, { ...options, isPart: true });
    expect(part.html).toContain('Shows a thing.');
  });
});

test.each([
  ['4 on desktop, 3 on mobile', ['4', '3']],
  ["1 if `mode === 'mobile'`, 2 otherwise.", ['1', "mode === 'mobile'", '2']],
  ['{ x: 0 } on a line', ['{ x: 0 }']],
  ['true on desktop <10', ['true']],
])('code in the default "%s" is marked', async (text, expected) => {
  const { line } = await renderDefault(text, context);
  const codes = [...line.matchAll(/<code translate="no">([^<]*)</g)];
  expect(codes.map(([, code]) => code)).toEqual(expected);
});

test('a length is in the column of defaults', async () => {
  expect((await renderDefault('12px', context)).cell).toContain('12px');
});
