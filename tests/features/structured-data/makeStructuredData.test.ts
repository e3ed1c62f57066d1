import { makeStructuredData } from '../../../src/features/structured-data/makeStructuredData';

const PAGE = {
  url: 'https://docs.example.com/x/react-charts/bars/',
  title: 'Bars',
  description: 'Draw bars.',
  language: 'en',
  siteName: 'Site',
  siteUrl: 'https://docs.example.com/x/',
  markdown: 'https://docs.example.com/x/react-charts/bars.md',
  changed: Date.UTC(2026, 10, 22),
  breadcrumbs: [
    { name: 'Charts', url: 'https://docs.example.com/x/react-charts/' },
    { name: 'Bars', url: 'https://docs.example.com/x/react-charts/bars/' },
  ],
};
const SOFTWARE = {
  name: '@mui/x-charts',
  version: '8.29.3',
  repository: 'https://example.org/repository',
};

const typesOf = (page: Parameters<typeof makeStructuredData>[0]) =>
  makeStructuredData(page)['@graph'].map((thing) => thing['@type']);

test('a page without a package is an article with its breadcrumbs', () => {
  const data = makeStructuredData(PAGE);
  expect(data['@context']).toBe('https://schema.org');
  expect(data['@graph']).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ position: 1, name: 'Charts' }),
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Bars',
          item: 'https://docs.example.com/x/react-charts/bars/',
        },
      ],
    },
    expect.objectContaining({
      '@type': 'TechArticle',
      headline: 'Bars',
      inLanguage: 'en',
      dateModified: '2026-11-22T00:00:00.000Z',
    }),
  ]);
});

test('the package of a page is source code, and on the overview the application', () => {
  expect(typesOf({ ...PAGE, software: SOFTWARE })).toEqual([
    'BreadcrumbList',
    'TechArticle',
    'SoftwareSourceCode',
  ]);
  const overview = { ...PAGE, software: { ...SOFTWARE, product: 'Charts' } };
  expect(typesOf(overview).at(-1)).toBe('SoftwareApplication');
});

test('the article refers to the software by its id, and unknown fields are left out', () => {
  const page = { ...PAGE, changed: undefined };
  const software = { ...SOFTWARE, version: undefined };
  const [, article, code] = makeStructuredData({ ...page, software })['@graph'];
  expect(article).toMatchObject({ about: { '@id': code?.['@id'] } });
  expect(article).not.toHaveProperty('dateModified');
  expect(code).not.toHaveProperty('version');
});
