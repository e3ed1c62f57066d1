import { render, screen } from '@testing-library/react';
import TOCItems from '../../src/theme/TOCItems';

let mockMetadata = { source: '', permalink: '' };
let mockLanguage = 'zh';

jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({ useDoc: () => ({ metadata: mockMetadata }) }),
  { virtual: true },
);
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({
  i18n: { currentLocale: mockLanguage },
}));
jest.mock('@docusaurus/theme-common', () => ({
  useThemeConfig: () => ({
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  }),
}));
jest.mock('@docusaurus/theme-common/internal', () => ({
  useFilteredAndTreeifiedTOC: ({ toc }: { toc: unknown }) => toc,
}));
jest.mock(
  '@theme/TOCItems/Tree',
  () =>
    function Tree({ toc }: { toc: { value: string }[] }) {
      return <p>{toc[0]?.value}</p>;
    },
  { virtual: true },
);
jest.mock('../../src/features/toc', () => ({ useScrollSpy: () => undefined }));

/** The language of an entry, according to the nearest `lang` attribute. */
function languageOfTitle(source: string, permalink: string): string | undefined {
  mockMetadata = { source, permalink };
  const item = { value: 'Stack', id: 'stack', level: 2, children: [] };
  render(<TOCItems toc={[item]} />);
  return screen.getByText('Stack').closest('[lang]')?.getAttribute('lang') ?? undefined;
}

const GUIDE = '@site/docs/charts/bars/bars.mdx';
const ADDRESS = '/zh/x/react-charts/bars/';

test('entries of an untranslated page are English, except for its name', () => {
  expect(languageOfTitle(GUIDE, ADDRESS)).toBe('en');
  expect(screen.getByRole('navigation').closest('[lang]')).toBeNull();
});

test.each([
  ['a translation', GUIDE.replace('docs', 'i18n/zh/docs'), ADDRESS],
  ['a tab of a guide', GUIDE, `${ADDRESS}components-api/`],
  [
    'a page of the reference',
    '@site/docs/api/charts/bar-chart.json?page',
    '/zh/x/api/charts/bar-chart/',
  ],
])('titles of %s are in the language of the site', (_, source, permalink) => {
  expect(languageOfTitle(source, permalink)).toBeUndefined();
});

test('the English site sets none', () => {
  mockLanguage = 'en';
  expect(languageOfTitle(GUIDE, '/x/react-charts/bars/')).toBeUndefined();
});
