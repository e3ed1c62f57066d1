import fs from 'node:fs';
import path from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';
import rehypeChangeMarks from '../../../../plugins/changes/api/guides/rehypeChangeMarks';
import { makeChange, makeDiff, writeSite } from './support';

const DIFF = makeDiff(
  makeChange({ name: 'FunnelChart' }),
  makeChange({ kind: 'hook', name: 'useFunnelSeries' }),
  makeChange({ name: 'Container', change: 'renamed', to: 'ChartContainer' }),
  makeChange({ kind: 'prop', name: 'showToolbar', in: ['BarChart', 'LineChart'] }),
  makeChange({ kind: 'prop', name: 'barLabel', in: ['BarChart'] }),
  makeChange({ kind: 'prop', name: 'label', in: ['BarChart'] }),
  makeChange({ kind: 'prop', name: 'listView', in: ['BarChart'] }),
  makeChange({ kind: 'prop', name: 'axis', in: ['BarChart'], change: 'type changed' }),
);
let siteDir: string;
beforeAll(() => {
  siteDir = writeSite(
    {
      BarChart: ['showToolbar', 'barLabel', 'label', 'listView', 'axis', 'series'],
      LineChart: ['showToolbar', 'barLabel', 'series'],
      FunnelChart: ['series'],
    },
    DIFF,
  );
});
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

const element = (
  tagName: string,
  id: string | null,
  ...children: (ElementContent | string)[]
) =>
  ({
    type: 'element',
    tagName,
    properties: id === null ? {} : { id },
    children: children.map((child) =>
      typeof child === 'string' ? { type: 'text', value: child } : child,
    ),
  }) satisfies Element;
const code = (text: string) => element('code', null, text);
const p = (...children: (ElementContent | string)[]) => element('p', null, ...children);

interface Page {
  id?: string;
  components?: string[];
  hooks?: string[];
  language?: string;
}

/** Runs the plugin on a page of the charts. */
function mark(nodes: Element[], page: Page = {}): Root {
  const { id = 'charts/bars/bars', language = 'en', ...fields } = page;
  const tree: Root = { type: 'root', children: nodes };
  const file = {
    path: path.join(siteDir, `docs/${id}.mdx`),
    data: { frontMatter: { product: 'charts', components: ['BarChart'], ...fields } },
  } as unknown as VFile;
  rehypeChangeMarks({ siteDir, language: language as 'en' })(tree, file);
  return tree;
}

/** The markers of a heading with a text below it: the elements after its own. */
const markHeading = (id: string, below: string[], page?: Page): ElementContent[] => {
  const heading = element('h2', id, 'A heading');
  mark([heading, p('Set ', ...below.map(code), '.')], page);
  return heading.children.slice(1);
};

describe('a section is marked', () => {
  it('if its heading has all words of a new name, and its text contains it', () => {
    expect(markHeading('show-the-toolbar', ['showToolbar'])).toEqual([
      { type: 'text', value: ' ' },
      {
        type: 'element',
        tagName: 'span',
        properties: { className: ['api-since'] },
        children: [
          {
            type: 'element',
            tagName: 'a',
            properties: {
              href: '/api/charts/changes-7-8/#added-prop-BarChart-showToolbar',
            },
            children: [{ type: 'text', value: 'New in v8' }],
          },
        ],
      },
    ]);
    expect(markHeading('draw-a-funnel-chart', ['<FunnelChart />'])).toHaveLength(2);
    expect(markHeading('show-toolbars', ['showToolbar'])).toHaveLength(2);
  });

  it('if its heading contains it as code', () => {
    const heading = element('h3', 'use-it', 'Use ', code('useFunnelSeries()'));
    mark([heading]);
    expect(heading.children).toHaveLength(4);
  });

  it('in the language of the page, by the English anchor', () => {
    const [, span] = markHeading('show-the-toolbar', ['showToolbar'], { language: 'zh' });
    expect(JSON.stringify(span)).toContain('v8 新增');
  });
});

describe('a section is not marked', () => {
  it.each([
    ['that only mentions what is new', 'export-the-chart', ['showToolbar']],
    ['whose text does not name it', 'show-the-toolbar', ['series']],
    ['by a single word', 'write-a-label', ['label']],
    ['for what has changed only', 'axis-axis', ['axis']],
    ['for a new name of what was there', 'chart-container', ['ChartContainer']],
    ['for an unknown name', 'show-the-thing', ['showThing']],
  ])('%s', (_, id, names) => {
    expect(markHeading(id, names)).toEqual([]);
  });

  it('for a prop that another component of the page had before', () => {
    expect(markHeading('a-bar-label', ['barLabel'])).toHaveLength(2);
    const components = ['BarChart', 'LineChart'];
    expect(markHeading('a-bar-label', ['barLabel'], { components })).toEqual([]);
    expect(markHeading('show-the-toolbar', ['showToolbar'], { components })).toHaveLength(
      2,
    );
  });

  it('for names in code blocks, or of the next section', () => {
    const heading = element('h2', 'show-the-toolbar', 'Show the toolbar');
    const block = element('pre', null, code('showToolbar'));
    mark([heading, block, element('h3', 'more', 'More'), p(code('showToolbar'))]);
    expect(heading.children).toHaveLength(1);
  });

  it('on migration pages, and on pages without a product', () => {
    const id = 'migration/migration-charts-v7/migration-charts-v7';
    expect(markHeading('show-the-toolbar', ['showToolbar'], { id })).toEqual([]);
    const page = { product: undefined } as Page;
    expect(markHeading('show-the-toolbar', ['showToolbar'], page)).toEqual([]);
  });
});

describe('a page is marked at its start', () => {
  const isMarked = (page: Page): boolean => mark([p('Text')], page).children.length === 2;

  it('if everything that it documents is new, and it is named after one of these', () => {
    const page = { id: 'charts/funnel/funnel', hooks: ['useFunnelSeries'] };
    expect(isMarked({ ...page, components: ['FunnelChart'] })).toBe(true);
    expect(isMarked({ ...page, components: ['FunnelChart', 'BarChart'] })).toBe(false);
    expect(isMarked({ id: 'charts/styling/styling', components: ['FunnelChart'] })).toBe(
      false,
    );
  });

  it('if it is named after a new prop', () => {
    expect(isMarked({ id: 'charts/list-view/list-view' })).toBe(true);
    expect(isMarked({ id: 'charts/label/label' })).toBe(false);
  });

  it('unless it documents nothing', () => {
    expect(isMarked({ components: [] })).toBe(false);
  });
});
