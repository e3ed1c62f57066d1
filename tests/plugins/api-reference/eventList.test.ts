import path from 'node:path';
import remarkApi from '../../../plugins/api-reference/remarkApi';
import { createFindGridProp } from '../../../plugins/api-reference/read/createFindGridProp';
import { renderEvents } from '../../../plugins/api-reference/view/renderEvents';
import type { ApiEvent, ApiEvents } from '../../../src/types/api';

const ROOT = path.resolve(__dirname, '../../..');
const resolve = (address: string) => address;
const EVENT: ApiEvent = {
  name: 'rowClick',
  description:
    'Fired on a click. See [`GridRowParams`](/x/api/data-grid/grid-row-params/).',
  deprecated: null,
  params: 'GridRowParams',
  event: 'React.MouseEvent<HTMLElement>',
  componentProp: 'onRowClick',
  plan: null,
};
const DATA: ApiEvents = {
  version: '8.1.0',
  events: [
    EVENT,
    {
      ...EVENT,
      name: 'pivot',
      plan: 'premium',
      componentProp: null,
      deprecated: 'Gone.',
    },
  ],
  links: { GridRowParams: '/x/api/data-grid/grid-row-params/' },
  types: {},
};

describe('renderEvents', () => {
  it('has a row with an anchor for each event, and no table of contents', async () => {
    const { html, toc, anchors, hrefs } = await renderEvents(DATA, {
      language: 'en',
      resolve,
    });
    expect(toc).toEqual([]);
    expect(anchors).toEqual(['event-list', 'event-rowClick', 'event-pivot']);
    expect(hrefs).toEqual(['/x/api/data-grid/grid-row-params/']);
    const [, first = '', second = ''] = html.split('<tr role="row" id="');
    expect(first).toContain('event-rowClick" data-n="rowClick"');
    expect(first).toContain(
      '<a href="/x/api/data-grid/grid-row-params/">GridRowParams</a>',
    );
    expect(first).toContain('React.<wbr>MouseEvent&lt;<wbr>HTMLElement&gt;');
    expect(first).toContain(
      '<p>Prop: <code dir="ltr" translate="no">onRowClick</code></p>',
    );
    expect(first).not.toContain('api-plan');
    expect(second).toContain('api-plan api-premium');
    expect(second).toContain('Gone.');
    expect(second).not.toContain('Prop:');
    expect(html).toContain('<input type="search"');
    expect(html).toContain(
      '<code dir="ltr" translate="no">@mui/x-data-grid</code> 8.1.0',
    );
  });

  it('links the props that the reference has, in the lowest plan', async () => {
    const names = ['onRowClick', 'onPinnedColumnsChange', 'onStateChange'];
    const { html, hrefs } = await renderEvents(
      { ...DATA, events: names.map((componentProp) => ({ ...EVENT, componentProp })) },
      {
        language: 'en',
        resolve,
        findGridProp: createFindGridProp(path.join(ROOT, 'docs')),
      },
    );
    expect(hrefs.filter((href) => href.includes('#'))).toEqual([
      '/x/api/data-grid/data-grid/#prop-onRowClick',
      '/x/api/data-grid/data-grid-pro/#prop-onPinnedColumnsChange',
    ]);
    expect(html).toMatch(/<p>Prop: <a [^>]*#prop-onRowClick"><code/);
    expect(html).toMatch(/<p>Prop: <code[^>]*>onStateChange/);
  });

  it('has Chinese text around descriptions that are marked as English', async () => {
    const { html } = await renderEvents(DATA, { language: 'zh', resolve });
    expect(html).toContain('属性：');
    expect(html).toContain('<p lang="en">Fired on a click.');
    expect(html).toContain('<p lang="en">Gone.');
  });
});

describe('<EventList>', () => {
  const run = (product: string) => {
    const element = {
      type: 'mdxJsxFlowElement',
      name: 'EventList',
      attributes: [{ type: 'mdxJsxAttribute', name: 'product', value: product }],
    };
    const tree = { type: 'root', children: [element] as unknown[] };
    const file = { path: path.join(ROOT, 'docs/data-grid/events/events.mdx') };
    remarkApi({ siteDir: ROOT })(tree, file as never);
    return { element, tree };
  };

  it('receives the data, and leaves the table of contents to the page', () => {
    const { element, tree } = run('data-grid');
    expect(element.attributes.map(({ name }) => name)).toEqual(['api', 'embedded']);
    expect(tree.children).toHaveLength(2);
    const text = JSON.stringify(tree.children[0]);
    expect(text).toContain(path.join(ROOT, 'docs/api/data-grid/events.json?api'));
    expect(text).not.toContain('ExportNamedDeclaration');
  });

  it('reports missing data', () => {
    expect(() => run('charts')).toThrow('docs/api/charts/events.json is missing');
  });
});
