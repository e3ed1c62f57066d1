import {
  createAlgoliaClient,
  HIT_END,
  HIT_START,
  readMarks,
  toHit,
} from '../../../src/features/search/createAlgoliaClient';

const mockSearch = jest.fn();
const mockConnect = jest.fn();
jest.mock('algoliasearch/lite', () => ({
  liteClient: (...given: string[]) => {
    mockConnect(...given);
    return { searchForHits: mockSearch };
  },
}));

const mark = (text: string) => text.replace(/\[(.*?)\]/g, `${HIT_START}$1${HIT_END}`);
const plain = (text: string) => ({ text, marks: [] });

/** A record as DocSearch's crawler creates it. */
const makeRecord = (path: string, ...levels: (string | null)[]) => {
  const named = levels.map((text, level) => [`lvl${level}`, text] as const);
  return {
    url: `https://crawled.example.com${path}`,
    hierarchy: Object.fromEntries(named),
    _highlightResult: {
      hierarchy: Object.fromEntries(
        named.flatMap(([name, text]) => (text ? [[name, { value: mark(text) }]] : [])),
      ),
    },
  };
};

const answer = (...records: object[]) =>
  mockSearch.mockResolvedValueOnce({ results: [{ hits: records }] });

const connect = () =>
  createAlgoliaClient({
    appId: 'APP',
    searchKey: 'key',
    index: 'docs',
    language: 'zh-CN',
  });

test('queries the index in the language of the pages', async () => {
  answer();
  const client = connect();
  await client.load();
  expect(await client.ask({ text: 'sort', limit: 20 })).toEqual({
    query: 'sort',
    hits: [],
    suggestions: [],
  });
  expect(mockConnect).toHaveBeenCalledWith('APP', 'key');
  expect(mockSearch.mock.lastCall[0].requests[0]).toMatchObject({
    indexName: 'docs',
    query: 'sort',
    facetFilters: ['language:zh-CN'],
  });
});

test('a record becomes a hit of this site', () => {
  expect(
    toHit({
      ...makeRecord('/x/react-charts/bars/#order', 'Charts', 'Bars', '[Sort] the bars'),
      _snippetResult: { content: { value: mark('To [sort] bars, [sort] the data…') } },
    }),
  ).toEqual({
    url: '/x/react-charts/bars/#order',
    kind: 'guide',
    product: 'charts',
    page: plain('Bars'),
    heading: { text: 'Sort the bars', marks: [[0, 4]] },
    context: {
      text: 'To sort bars, sort the data…',
      marks: [
        [3, 7],
        [14, 18],
      ],
    },
  });
  expect(
    toHit(makeRecord('/zh/x/api/data-grid/data-grid/', 'API', 'DataGrid')),
  ).toMatchObject({
    kind: 'api',
    product: 'data-grid',
  });
});

test.each([{}, { url: '/x/' }, { url: 'https://', hierarchy: { lvl1: 'A' } }])(
  'a record without a page is skipped: %j',
  (record) => expect(toHit(record)).toBeUndefined(),
);

test('filters apply, and the near product comes first, but not exclusively', async () => {
  const records = [
    makeRecord('/x/react-data-grid/sorting/', 'Data Grid', 'Sorting'),
    makeRecord('/x/react-charts/bars/', 'Charts', 'Bars'),
    makeRecord('/x/api/charts/bar-chart/', 'API', 'BarChart'),
  ];
  const ask = async (query: object) => {
    answer(...records);
    const { hits } = await connect().ask({ text: 'sort', limit: 20, ...query });
    return hits.map(({ page }) => page.text);
  };
  expect(await ask({})).toEqual(['Sorting', 'Bars', 'BarChart']);
  expect(await ask({ near: 'charts' })).toEqual(['Bars', 'BarChart', 'Sorting']);
  expect(await ask({ product: 'charts' })).toEqual(['Bars', 'BarChart']);
  expect(await ask({ kind: 'api' })).toEqual(['BarChart']);
  expect(await ask({ limit: 1 })).toEqual(['Sorting']);
});

test('a text that is too long for the service is truncated between characters', async () => {
  answer();
  const text = '排序'.repeat(5_000);
  expect((await connect().ask({ text, limit: 5 })).query).toBe(text);
  const { query } = mockSearch.mock.lastCall[0].requests[0];
  expect(Buffer.byteLength(query)).toBeLessThanOrEqual(512);
  expect(query).toMatch(/^[排序]+$/);
});

test('a service that does not answer is an error', async () => {
  mockSearch.mockRejectedValueOnce(new Error('Unreachable hosts'));
  await expect(connect().ask({ text: 'sort', limit: 5 })).rejects.toThrow('Unreachable');
});

test('unpaired marks leave the text complete', () => {
  expect(readMarks(`a${HIT_END}b${HIT_START}c`)).toEqual(plain('abc'));
});
