import path from 'node:path';
import { createPageMarks } from '../../../plugins/changes/api/createPageMarks';
import { createMarks } from '../../../plugins/changes/api/createMarks';
import { createResolve } from '../../../plugins/api-reference/view/createResolve';
import { renderIndex } from '../../../plugins/api-reference/view/renderIndex';
import { renderPage } from '../../../plugins/api-reference/view/renderPage';
import { listChangesFiles } from '../../../content/api-changes/listChangesFiles';
import { SITE_DIR } from '../../../content/paths/siteDir';
import type { Language } from '../../../src/config/languages';
import { OUTPUT, readIndex, readPages } from './readOutput';

const find = (slug: string, product = 'charts') =>
  readPages().find((page) => page.slug === slug && page.product === product)!;

const render = (slug: string, language: Language = 'en', major = 8) =>
  renderPage(find(slug), {
    language,
    resolve: createResolve({ docsDir: path.dirname(OUTPUT), language }),
    marks: createPageMarks(createMarks(SITE_DIR, major)),
  });

const markOf = (html: string, anchor: string): string | undefined =>
  new RegExp(`id="${anchor}"[^]*?</th>`)
    .exec(html)?.[0]
    .match(/<span class="api-since"[^]*?<\/span>/)?.[0];

test('a new prop has a marker with a link to its entry', async () => {
  const { html, hrefs } = await render('bar-chart');
  const address = '/x/api/charts/changes-7-8/#added-prop-BarChart-showToolbar';
  expect(markOf(html, 'prop-showToolbar')).toBe(
    `<span class="api-since" title="Added"><a href="${address}">New in v8</a></span>`,
  );
  expect(hrefs).toContain(address);
  expect(markOf(html, 'prop-height')).toBeUndefined();
});

test('the facts link to all changes of the page, in the language of the page', async () => {
  const { html } = await render('bar-chart', 'zh');
  expect(html).toContain('<a href="/zh/x/api/charts/changes-7-8/?q=%22BarChart%22">');
  expect(markOf(html, 'prop-showToolbar')).toContain('>v8 新增</a>');
});

test('a new component has a marker itself', async () => {
  const { html } = await render('radar-chart');
  expect(/id="packages">[^]*?<\/li>/.exec(html)?.[0]).toContain('New in v8');
});

test('in version 7 nothing is marked', async () => {
  const { html } = await render('bar-chart', 'en', 7);
  expect(html).not.toMatch(/api-since|changes-7-8/);
});

test('the index of a product links to its changes', () => {
  const charts = readIndex().products.find(({ product }) => product === 'charts')!;
  const options = {
    language: 'en' as const,
    resolve: createResolve({ docsDir: path.dirname(OUTPUT), language: 'en' }),
  };
  const { html } = renderIndex(charts, {
    ...options,
    changes: listChangesFiles(SITE_DIR),
  });
  expect(html).toContain(
    '<a href="/x/api/charts/changes-7-8/">Changes from v7 to v8</a>',
  );
  expect(html).not.toContain('/x/api/data-grid/changes');
  expect(renderIndex(charts, options).html).not.toContain('changes-7-8');
});
