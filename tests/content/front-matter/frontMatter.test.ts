import path from 'node:path';
import { parsePageFrontMatter } from '../../../content/front-matter/parsePageFrontMatter';
import { validateFrontMatter } from '../../../content/front-matter/validateFrontMatter';

const FILE = path.resolve('docs/charts/bars/bars.mdx');
const VALID = { title: 'Bars', description: 'Show amounts as bars.' };

test('a YAML error stays one when the page is read again', async () => {
  const page = { filePath: FILE, fileContent: '---\ntitle: a: b\n---\n' };
  const read = () =>
    parsePageFrontMatter({ ...page, defaultParseFrontMatter: jest.fn() });
  await expect(read()).rejects.toThrow('bars.mdx:2: the front matter is not valid YAML');
  await expect(read()).rejects.toThrow('bars.mdx:2: the front matter is not valid YAML');
});

const validate = (fields: object) => validateFrontMatter({ ...VALID, ...fields }, FILE);

test('a page with every field', () => {
  const fields = {
    product: 'charts',
    package: '@mui/x-charts',
    plan: 'pro',
    components: ['BarChart'],
    hooks: ['useXScale'],
    keywords: ['bar'],
    disableAd: true,
    sidebar_label: 'Bars',
    hide_table_of_contents: true,
  };
  expect(validate(fields)).toEqual({ ...VALID, ...fields });
  expect(validate({ title: 'a'.repeat(70), description: 'a'.repeat(160) })).toBeDefined();
});

test.each([
  ['no title', { title: undefined }, '"title" is required'],
  ['a long title', { title: 'a'.repeat(71) }, 'less than or equal to 70'],
  ['a long description', { description: 'a'.repeat(161) }, 'less than or equal to 160'],
  [
    'an unknown product',
    { product: 'chart' },
    '[data-grid, date-pickers, charts, tree-view]',
  ],
  ['an unknown plan', { plan: 'gold' }, '"plan" must be one of'],
  ['a package of others', { package: 'lodash' }, 'an @mui package name'],
  ['one component without a list', { components: 'BarChart' }, 'must be an array'],
  ['a number in quotes', { disableAd: 'true' }, 'must be a boolean'],
  [
    'an unknown field',
    { autor: 'x' },
    '"autor" is not allowed; allowed are title, description, product',
  ],
])('%s is rejected with the name of the file', (_case, fields, message) => {
  expect(() => validate(fields)).toThrow(message);
  expect(() => validate(fields)).toThrow(
    /^docs\/charts\/bars\/bars\.mdx: front matter is not valid\.\n- /,
  );
});

test('all problems are listed', () => {
  expect(() => validate({ title: undefined, autor: 'x', product: 'chart' })).toThrow(
    /- "title".*\n- .*"product".*\n- .*"autor"|- .*\n- .*\n- .*/,
  );
});

describe('in Docusaurus', () => {
  const parse = (filePath: string, frontMatter: Record<string, unknown> = VALID) =>
    parsePageFrontMatter({
      filePath: path.resolve(filePath),
      // JSON is YAML.
      fileContent: `---\n${JSON.stringify(frontMatter)}\n---\nText`,
      defaultParseFrontMatter: jest.fn(),
    });

  test.each([
    ['docs/charts/bars/bars.mdx', '/react-charts/bars'],
    ['docs/charts/overview/overview.mdx', '/react-charts'],
    ['docs/introduction/overview/overview.mdx', '/introduction'],
    [
      'i18n/zh/docusaurus-plugin-content-docs/current/charts/bars/bars.mdx',
      '/react-charts/bars',
    ],
  ])('%s has the address %s', async (file, slug) => {
    const { frontMatter, content } = await parse(file);
    expect(frontMatter).toMatchObject({ ...VALID, slug });
    expect(content).toBe('Text');
  });

  test('what only the build reads is for translations, and not published', async () => {
    const fields = { ...VALID, sidebar_label: 'Bars', stamps: { TITLE: '0a1b2c3d' } };
    await expect(parse('docs/charts/bars/bars.mdx', fields)).rejects.toThrow(
      'docs/charts/bars/bars.mdx: "sidebar_label" belongs in translated pages. Remove it.',
    );
    const zh = 'i18n/zh/docusaurus-plugin-content-docs/current/charts/bars/bars.mdx';
    const { frontMatter } = await parse(zh, fields);
    expect(frontMatter).not.toHaveProperty('sidebar_label');
    expect(frontMatter).not.toHaveProperty('stamps');
    expect(frontMatter).toMatchObject({ product: 'charts', package: '@mui/x-charts' });
  });

  test('an invalid page stops the build', async () => {
    await expect(parse('docs/charts/bars/bars.mdx', { title: 'Bars' })).rejects.toThrow(
      '"description" is required',
    );
  });

  test('a file that is not a page of the documentation is ignored', async () => {
    const { frontMatter } = await parse('src/pages/about.mdx', { anything: 1 });
    expect(frontMatter).toEqual({ anything: 1 });
  });
});
