import { render } from '@testing-library/react';
import { findAdHeading, PageAd } from '../../src/theme/DocItem/PageAd';

interface Page {
  frontMatter: Record<string, unknown>;
  metadata: { permalink: string };
  toc: { id: string; level: number; value: string }[];
}

const SECTIONS = ['first', 'second', 'third'].map((id) => ({ id, level: 2, value: id }));
const DEEP = { id: 'deep', level: 3, value: 'A title of one line' };
const GUIDE: Page = {
  frontMatter: {},
  metadata: { permalink: '/x/react-charts/bars/' },
  toc: SECTIONS,
};
let mockPage = GUIDE;

jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDoc: () => mockPage }), {
  virtual: true,
});
jest.mock('../../src/features/ads', () => ({
  AdSlot: ({ disabled, place = 'alone' }: { disabled?: boolean; place?: string }) =>
    disabled ? null : <p>{place}</p>,
}));

/** Where the ad of a page is, in the order of its parts. */
function readPage(page: Partial<Page>): string {
  mockPage = { ...GUIDE, ...page };
  const { container } = render(
    <main>
      {SECTIONS.map(({ id }) => (
        <section key={id}>
          <PageAd before={id} />
          <h2>{id}</h2>
        </section>
      ))}
      <PageAd />
    </main>,
  );
  return [...container.querySelectorAll('p, h2')]
    .map(({ textContent }) => textContent)
    .join(' ');
}

test.each<[string, Partial<Page>, string]>([
  ['a guide has it after its first section', {}, 'first within second third'],
  [
    'a page with one section has it at its end',
    { toc: SECTIONS.slice(0, 1) },
    'first second third within',
  ],
  [
    'a page that hides its contents has no place beside them',
    { frontMatter: { hide_table_of_contents: true } },
    'first alone second third',
  ],
  [
    'a page without headings has no contents either',
    { toc: [] },
    'first second third alone',
  ],
  [
    'a page with long contents has no place below them',
    { toc: [...SECTIONS, ...Array.from({ length: 20 }, () => DEEP)] },
    'first alone second third',
  ],
  [
    'the reference has it behind its tables',
    { metadata: { permalink: '/x/api/charts/bar-chart/' } },
    'first second third within',
  ],
  [
    'a page that wants none has none',
    { frontMatter: { disableAd: true } },
    'first second third',
  ],
])('%s', (_what, page, expected) => {
  expect(readPage(page)).toBe(expected);
});

describe('findAdHeading', () => {
  const toc = [
    { id: 'choose', level: 2 },
    { id: 'names', level: 3 },
    { id: 'plans', level: 2 },
    { id: 'see-also', level: 2 },
  ];

  test('the ad of a guide comes before its second section', () => {
    expect(findAdHeading(toc, '/x/introduction/')).toBe('plans');
  });

  test('a page with one section, or with none, has it at its end', () => {
    expect(findAdHeading(toc.slice(0, 2), '/x/introduction/')).toBeUndefined();
    expect(findAdHeading([], '/x/introduction/')).toBeUndefined();
  });

  test.each([
    '/x/api/data-grid/data-grid/',
    '/x/react-data-grid/sorting/components-api/',
  ])('the tables of the reference are not split: %s', (path) =>
    expect(findAdHeading(toc, path)).toBeUndefined(),
  );
});
