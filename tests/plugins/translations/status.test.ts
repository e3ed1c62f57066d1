import type { LanguageReport } from '../../../content/translations/compareLanguage';
import { listTranslationStatus } from '../../../plugins/translations/listTranslationStatus';
import { nameFolder } from '../../../plugins/translations/nameFolder';
import remarkTranslationStatus from '../../../plugins/translations/remarkTranslationStatus';
import { renderStatus } from '../../../plugins/translations/renderStatus';

const share = {
  total: 3,
  translated: 1,
  started: 0,
  outdated: 1,
  missing: 1,
  percent: 33,
};
const section = {
  key: 'see-also',
  heading: 'See also',
  depth: 2,
  hasOwnAnchor: true,
  text: '',
};
const report: LanguageReport = {
  products: [{ product: 'charts', ...share }],
  all: { product: 'all', ...share },
  pages: [
    { id: 'charts/lines/lines', state: 'missing', sections: [] },
    {
      id: 'charts/bars/bars',
      state: 'outdated',
      sections: [{ key: 'see-also', state: 'outdated', section }],
    },
  ],
  texts: [{ kind: 'labels', key: 'a', state: 'missing', english: 'A' }],
  textTotals: { labels: 4, texts: 2, titles: 1 },
};

test('shares by product, and the pages that need work', () => {
  const status = renderStatus('zh', report, 'zh');
  expect(status.map(({ type }) => type)).toEqual([
    'heading',
    'table',
    'table',
    'mdxJsxFlowElement',
    'mdxJsxFlowElement',
  ]);
  const text = JSON.stringify(status);
  expect(text).toContain('"图表"');
  expect(text).toContain('"33%"');
  expect(text).toContain('"url":"/charts/bars/bars.mdx"');
  expect(text).toContain('" #see-also"');
});

test('pages in progress have a column and a list of their own', () => {
  const pages = report.pages.map((page) =>
    page.state === 'outdated' ? { ...page, state: 'started' as const } : page,
  );
  const all = { ...report.all, started: 1, outdated: 0 };
  const counts = JSON.stringify(renderStatus('en', { ...report, pages, all }, 'en'));
  expect(counts).toContain('"Started"');
  expect(counts).toContain('Started pages, with their open sections (1)');
  expect(JSON.stringify(renderStatus('en', report, 'en'))).not.toContain('Started');
});

test('folders are named as in the navigation', () => {
  expect(nameFolder('charts', 'en')).toBe('Charts');
  expect(nameFolder('introduction', 'zh')).toBe('简介');
  expect(nameFolder('nowhere', 'en')).toBe('nowhere');
});

test('the element is replaced by the state of the site', () => {
  const element = { type: 'mdxJsxFlowElement', name: 'TranslationStatus', children: [] };
  const tree = { type: 'root', children: [{ type: 'paragraph', children: [] }, element] };
  remarkTranslationStatus({ language: 'en' })(tree);
  expect(tree.children.slice(1)).toEqual(listTranslationStatus('en'));
  expect(JSON.stringify(tree)).toContain('简体中文');
});
