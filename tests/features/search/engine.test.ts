import type { SearchIndex } from '../../../src/types/searchIndex';
import { createEngine } from '../../../src/features/search/engine/createEngine';
import { SIMPLIFIED, TRADITIONAL } from '../../../plugins/search/traditionalCharacters';
import { parseQuery } from '../../../src/features/search/engine/parseQuery';

const INDEX: SearchIndex = {
  pages: [
    {
      path: '/x/react-data-grid/column-pinning/',
      title: 'Column pinning',
      names: [],
      description: 'Keep columns in view at either side.',
      keywords: ['freeze column'],
      product: 'data-grid',
      plan: 'pro',
      sections: [
        { lead: 'Pinned columns stay.' },
        {
          anchor: 'pin-from-your-code',
          heading: 'Pin from your code',
          lead: 'Call a method.',
          demos: ['PinWithButtons'],
        },
      ],
    },
    {
      path: '/x/react-charts/tooltip/',
      title: 'Tooltip',
      names: ['提示框'],
      description: 'Show values on hover.',
      keywords: [],
      product: 'charts',
      sections: [{ lead: 'The tooltip follows the pointer.' }],
    },
    {
      path: '/x/introduction/licensing/',
      title: 'Licensing',
      names: [],
      description: 'Know the plans.',
      keywords: ['remove watermark', '水印怎么去掉'],
      sections: [{ lead: 'Set the key.' }],
    },
    {
      path: '/x/react-charts/export/',
      title: 'Print and watermark',
      names: [],
      description: 'A watermark on a chart, and how to remove one from it.',
      keywords: [],
      product: 'charts',
      sections: [{ lead: 'Add a watermark, remove a watermark.' }],
    },
  ],
  api: [
    {
      path: '/x/api/data-grid/data-grid/',
      name: 'DataGrid',
      title: 'DataGrid API',
      kind: 'component',
      product: 'data-grid',
    },
    {
      path: '/x/api/data-grid/data-grid-pro/',
      name: 'DataGridPro',
      title: 'DataGridPro API',
      kind: 'component',
      product: 'data-grid',
      plan: 'pro',
    },
  ],
  entries: [
    { name: 'onRowClick', kind: 'prop', on: [0, 1] },
    { name: 'pinnedColumns', kind: 'prop', on: [1], plan: 'pro' },
  ],
};

const engine = createEngine(INDEX);
const urls = (text: string, more = {}) =>
  engine.ask({ text, limit: 10, ...more }).hits.map(({ url }) => url);

test.each([
  ['a synonym', 'sticky columns', '/x/react-data-grid/column-pinning/'],
  ['a typing mistake', 'colum pining', '/x/react-data-grid/column-pinning/'],
  ['the beginning of a word', 'toolt', '/x/react-charts/tooltip/'],
  ['a Chinese name', '提示框', '/x/react-charts/tooltip/'],
  ['parts of a name', 'row click', '/x/api/data-grid/data-grid/#prop-onRowClick'],
  ['a name', 'onRowClick', '/x/api/data-grid/data-grid/#prop-onRowClick'],
  ['code', '<DataGrid />', '/x/api/data-grid/data-grid/'],
  ['a name whatever its case', 'datagrid', '/x/api/data-grid/data-grid/'],
  [
    'a prop with its component',
    'DataGridPro onRowClick',
    '/x/api/data-grid/data-grid-pro/#prop-onRowClick',
  ],
  [
    'a keyword whose words are not adjacent',
    'watermark of the free plan, how to remove it',
    '/x/introduction/licensing/',
  ],
  [
    'a Chinese keyword within a sentence',
    '表格的水印怎么去掉呢',
    '/x/introduction/licensing/',
  ],
  ['a word beside a name', 'DataGridPro props', '/x/api/data-grid/data-grid-pro/'],
])('finds by %s', (_name, text, url) => {
  expect(urls(text)[0]).toBe(url);
});

test('traditional characters find the simplified ones of the pages', () => {
  const forms = new Map([...TRADITIONAL].map((each, at) => [each, [...SIMPLIFIED][at]!]));
  const words = (text: string) => parseQuery(text, forms).words.map((word) => word.text);
  expect(words('篩選節點 DataGrid')).toEqual(words('筛选节点 DataGrid'));
  const own = createEngine(INDEX);
  own.addTexts({ sections: [], api: [], entries: [], forms: ['沒', '没'] });
  const ask = (text: string) => own.ask({ text, limit: 5 }).hits.map(({ url }) => url);
  expect(ask('沒有')).toEqual(ask('没有'));
});

test('a demo links to its box on the page', () => {
  expect(urls('pin with buttons')).toContain(
    '/x/react-data-grid/column-pinning/#PinWithButtons.tsx',
  );
});

test('the best page may fill the list, a page that hardly matches has one hit', () => {
  const page = (slug: string, title: string, lead: string) => ({
    path: `/x/react-data-grid/${slug}/`,
    title,
    names: [],
    description: lead,
    keywords: [],
    product: 'data-grid' as const,
    sections: ['one', 'two'].map((anchor) => ({ anchor, heading: title, lead })),
  });
  const pages = [
    page('column-pinning', 'Pin a column', 'How to pin a column, pinned columns.'),
    page('performance', 'Performance', 'Pinned rows are rendered.'),
  ];
  const { hits } = createEngine({ ...INDEX, pages }).ask({
    text: 'pin a column',
    limit: 10,
  });
  const count = (slug: string) => hits.filter(({ url }) => url.includes(slug)).length;
  expect([count('column-pinning'), count('performance')]).toEqual([2, 1]);
});

test('filters by product and kind', () => {
  expect(urls('tooltip columns', { product: 'charts' })).toEqual([
    '/x/react-charts/tooltip/',
  ]);
  const kinds = engine.ask({ text: 'row click pin', limit: 10, kind: 'api' }).hits;
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds.every(({ kind }) => kind === 'api')).toBe(true);
});

test('highlights the matched words, and shows the line around them', () => {
  const { hits } = engine.ask({ text: 'pinned', limit: 1 });
  expect(hits[0]?.page).toEqual({ text: 'Column pinning', marks: [[7, 14]] });
});

test('texts that arrive later are found and shown', () => {
  const late = createEngine(INDEX);
  expect(late.ask({ text: 'zebra', limit: 5 }).hits).toEqual([]);
  late.addTexts({
    sections: [['', 'A zebra has stripes.'], [''], [''], ['']],
    api: ['', ''],
    entries: ['', ''],
  });
  const [hit] = late.ask({ text: 'zebra', limit: 5 }).hits;
  expect(hit?.url).toBe('/x/react-data-grid/column-pinning/#pin-from-your-code');
  expect(hit?.context).toEqual({ text: 'A zebra has stripes.', marks: [[2, 7]] });
});

test('without a hit, similar names', () => {
  const { hits, suggestions } = engine.ask({ text: 'qqtooltqqq', limit: 5 });
  expect(hits).toEqual([]);
  expect(suggestions[0]).toBe('Tooltip');
});

test('a heading that asks the query comes before a page with that keyword', () => {
  const page = { names: [], product: 'data-grid' as const, description: '' };
  const layout = {
    ...page,
    path: '/x/react-data-grid/layout/',
    title: 'Layout',
    keywords: ['sticky header'],
    sections: [
      { lead: 'Set a height.' },
      { anchor: 'sticky', heading: 'Keep the header', lead: 'A sticky header stays.' },
    ],
  };
  const faq = {
    ...page,
    path: '/x/react-data-grid/faq/',
    title: 'FAQ',
    keywords: [],
    sections: [
      { lead: 'Answers.' },
      { anchor: 'header', heading: 'How to get a sticky header', lead: 'See there.' },
    ],
  };
  const { hits } = createEngine({ ...INDEX, pages: [layout, faq] }).ask({
    text: 'sticky header',
    limit: 3,
  });
  expect(hits[0]?.url).toBe('/x/react-data-grid/faq/#header');
});

test('a name that shares a few pairs of letters is no suggestion', () => {
  const api = { ...INDEX.api[0]!, name: 'PickersDay', path: '/x/api/p/' };
  const answer = createEngine({ ...INDEX, api: [api] }).ask({
    text: 'asdfqwerty',
    limit: 5,
  });
  expect(answer.suggestions).toEqual([]);
});

test('nonsense is similar to no name', () => {
  expect(engine.ask({ text: 'qqzzxxkkip', limit: 5 })).toMatchObject({
    hits: [],
    suggestions: [],
  });
});

test.each([
  ['nothing', ''],
  ['blanks', ' \t\n'],
  ['10,000 characters', 'pin '.repeat(2500)],
  ['one long word', 'x'.repeat(10_000)],
  ['10,000 Chinese characters', '固定列'.repeat(3334)],
  ['signs of other scripts', '\u0301\u200d🙂 ﷽ ١٢٣'],
  ['regular expressions', '(.*)+[a-z'],
  ['control characters', '\u0000\u0007pin\u001b[0m\u202e'],
  ['half a character', 'pin \ud83d'],
  ['names of Object', '__proto__ constructor toString'],
])('causes no error with %s', (_name, text) => {
  const start = performance.now();
  const answer = engine.ask({ text, limit: 5 });
  expect(answer.query).toBe(text);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('a pasted name may contain characters for typesetting', () => {
  for (const text of ['onRow\u200BClick', 'on\u00ADRow\u00ADClick', '\uFEFFonRowClick'])
    expect(urls(text)[0]).toBe('/x/api/data-grid/data-grid/#prop-onRowClick');
});

test('a prop whose name has the words of the query follows the guide', () => {
  expect(urls('pin a column').slice(0, 2)).toEqual([
    '/x/react-data-grid/column-pinning/',
    '/x/api/data-grid/data-grid-pro/#prop-pinnedColumns',
  ]);
});

test('marks longer words only while the word is being typed', () => {
  const pages = [{ ...INDEX.pages[2]!, description: 'Props of a Pro license.' }];
  const marked = (text: string) => {
    const { context } = createEngine({ ...INDEX, pages }).ask({ text, limit: 1 })
      .hits[0]!;
    return context!.marks.map(([from, to]) => context!.text.slice(from, to));
  };
  expect(marked('pro license')).toEqual(['Pro', 'license']);
  expect(marked('license pro')).toEqual(['Props', 'Pro', 'license']);
});

test('where a name is found as a whole, its parts are not marked', () => {
  const page = {
    path: '/x/react-date-pickers/adapters/',
    title: 'Adapters',
    names: [],
    description: 'A date adapter, AdapterDateFnsV2 or AdapterDayjs.',
    keywords: [],
    sections: [{ lead: 'Each date.' }],
  };
  const marked = (text: string) => {
    const [hit] = createEngine({ ...INDEX, pages: [page] }).ask({ text, limit: 1 }).hits;
    return [hit!.page, hit!.context!].flatMap((each) =>
      each.marks.map(([from, to]) => each.text.slice(from, to)),
    );
  };
  expect(marked('AdapterDateFnsV2')).toEqual(['AdapterDateFnsV2']);
  expect(marked('AdapterDateFnsV3')).toContain('date');
});

test('a complete word is found before longer words that begin with it', () => {
  const guide = (path: string, title: string, heading: string) => ({
    path,
    title,
    names: [],
    description: '',
    keywords: [],
    sections: [{ lead: '' }, { anchor: 'a', heading, lead: '' }],
  });
  const pages = [
    guide('/x/date-range/', 'Date range', 'Format the field'),
    guide('/x/forms/', 'Forms', 'Send the form'),
    guide('/x/date/', 'Date', 'Range'),
  ];
  const { ask } = createEngine({ pages, api: [], entries: [] });
  const find = (text: string) => ask({ text, limit: 1 }).hits.map(({ url }) => url);
  expect(find('range form')).toEqual(['/x/forms/#a']);
  expect(find('range forma')).toEqual(['/x/date-range/#a']);
});
