import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { makeFiles } from '../../../plugins/markdown-pages/makeFiles';
import remarkPictures from '../../../plugins/translations/remarkPictures';
import { loadSitePages } from '../../support/content/loadSitePages';
import { makeSite, type TemporarySite } from '../demos/support';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/charts/bars';
const PAGE = '---\ntitle: Bars\ndescription: Bars.\n---\n\n![A](./a.png)\n';

let site: TemporarySite;
beforeAll(() => {
  site = makeSite({
    'docs/charts/bars/bars.mdx': PAGE,
    'docs/charts/bars/a.png': 'png',
    'docs/charts/bars/b c.png': 'png',
    'docs/charts/bars/own.png': 'png',
    'docs/api/index.json': '{"products": []}',
    [`${ZH}/bars.mdx`]: PAGE,
    [`${ZH}/own.png`]: 'png',
  });
});
afterAll(() => site.remove());

function resolve(page: string, url: string): string {
  const image = { type: 'image', url };
  const tree = { type: 'root', children: [image] } as Root;
  remarkPictures({ siteDir: site.root })(tree, new VFile({ path: site.resolve(page) }));
  return image.url;
}

const UP = '../../../../../../docs/charts/bars';

test.each([
  ['a.png', `${UP}/a.png`],
  ['./a.png?w=1', `${UP}/a.png?w=1`],
  ['./b%20c.png', `${UP}/b%20c.png`],
  ['own.png', 'own.png'],
  ['missing.png', 'missing.png'],
  ['/img/a.png', '/img/a.png'],
  ['https://a.example/a.png', 'https://a.example/a.png'],
])('the picture %s of a translated page', (url, expected) => {
  expect(resolve(`${ZH}/bars.mdx`, url)).toBe(expected);
});

test('the English page shows the picture beside it', () => {
  expect(resolve('docs/charts/bars/bars.mdx', './a.png')).toBe('./a.png');
});

test.each(['en', 'zh'] as const)(
  'the Markdown of the page in %s has the address where the picture is copied',
  async (language) => {
    const { pages, site: context } = await loadSitePages(language, site.root);
    const files = await makeFiles(pages, context, '8.0.0');
    const address = `${language === 'en' ? '' : '/zh'}/x/react-charts/bars/a.png`;
    expect(files.get('react-charts/bars.md')).toContain(
      `![A](https://docs.example.com${address})`,
    );
    expect([...context.pictures]).toEqual([
      [address, site.resolve('docs/charts/bars/a.png')],
    ]);
  },
);
