import { createSearchService } from '../../../src/features/search/worker/createSearchService';
import type { SearchIndex, SearchTexts } from '../../../src/types/searchIndex';

const FILES = { index: '/index.json', texts: '/texts.json' };
const INDEX: SearchIndex = {
  pages: [
    {
      path: '/x/react-data-grid/pagination/',
      title: 'Pagination',
      names: [],
      description: 'Show rows in pages.',
      keywords: [],
      product: 'data-grid',
      sections: [{ lead: 'Rows are on pages.' }],
    },
  ],
  api: [],
  entries: [],
};
const TEXTS: SearchTexts = {
  sections: [['Formerly rowsPerPageOptions.']],
  api: [],
  entries: [],
};
const QUERY = { text: 'rowsPerPageOptions', limit: 5 };

function open() {
  let arrive: (file: unknown) => void = () => undefined;
  const texts = new Promise((resolve) => (arrive = resolve));
  const service = createSearchService(FILES, async (url) => ({
    ok: true,
    status: 200,
    json: () => (url === FILES.index ? Promise.resolve(INDEX) : texts),
  }));
  return { service, arrive };
}

test('the first answers do not wait for the texts, and say so', async () => {
  const { service, arrive } = open();
  expect(await service.ask(QUERY)).toMatchObject({ hits: [], isEarly: true });
  const better = service.ask({ ...QUERY, waits: true });
  arrive(TEXTS);
  const { hits, isEarly } = await better;
  expect(hits.map(({ page }) => page.text)).toEqual(['Pagination']);
  expect(isEarly).toBeUndefined();
});

test('texts that fail to load are waited for only once', async () => {
  const { service, arrive } = open();
  await service.load();
  const waiting = service.ask({ ...QUERY, text: 'pagination', waits: true });
  arrive(Promise.reject(new Error('404')));
  expect(await waiting).toMatchObject({
    hits: [{ url: '/x/react-data-grid/pagination/' }],
  });
  expect((await service.ask(QUERY)).isEarly).toBeUndefined();
});
