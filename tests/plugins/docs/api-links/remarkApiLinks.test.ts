import path from 'node:path';
import remarkApiLinks from '../../../../plugins/docs/api-links/remarkApiLinks';

const ROOT = path.resolve(__dirname, '../../../..');
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';

type Run = ReturnType<typeof remarkApiLinks>;
type Tree = Parameters<Run>[0];

const code = (value: string): Tree => ({ type: 'inlineCode', value });
const run = (children: Tree[], file = 'docs/charts/bars/bars.mdx') => {
  const tree: Tree = { type: 'root', children };
  const frontMatter = { product: 'charts', components: ['BarChart'] };
  remarkApiLinks({ siteDir: ROOT })(tree, {
    path: path.join(ROOT, file),
    data: { frontMatter },
  } as never);
  return tree.children ?? [];
};
const paragraph = (...children: Tree[]): Tree => ({ type: 'paragraph', children });
const linked = [
  { type: 'link', url: '/api/charts/bar-chart/#prop-series', children: [code('series')] },
];

it('links a prop of the components that the page documents', () => {
  expect(run([paragraph(code('series'))])[0]?.children).toEqual(linked);
});

it('does so on translated pages', () => {
  const [found] = run([paragraph(code('series'))], `${ZH}/charts/bars/bars.mdx`);
  expect(found?.children).toEqual(linked);
});

it('links a name once per section', () => {
  const heading: Tree = { type: 'heading', children: [{ type: 'text', value: 'Next' }] };
  const found = run([
    paragraph(code('series'), code('series')),
    heading,
    paragraph(code('series')),
  ]);
  const types = found.flatMap(({ children }) => children?.map(({ type }) => type));
  expect(types).toEqual(['link', 'inlineCode', 'text', 'link']);
});

it.each(['heading', 'link'])('ignores code in a %s', (type) => {
  const [found] = run([{ type, children: [code('series')] }]);
  expect(found?.children).toEqual([code('series')]);
});

it('ignores pages of the reference', () => {
  const [found] = run([paragraph(code('series'))], 'docs/api/charts/bar-chart.mdx');
  expect(found?.children).toEqual([code('series')]);
});
