import { writePage } from '../../../plugins/markdown-pages/writePage';
import { loadSitePages } from '../../support/content/loadSitePages';
import { makeSite, type TemporarySite } from '../demos/support';

const FILE = 'docs/charts/bars/bars.mdx';
const HEAD = '---\ntitle: Bars\ndescription: Draw bars.\nproduct: charts\n---\n\n';

let site: TemporarySite | undefined;
afterEach(() => site?.remove());

/** Writes a page with this text as Markdown. */
async function write(body: string): Promise<string> {
  site = makeSite({ [FILE]: HEAD + body });
  const { pages, site: context } = await loadSitePages('en', site.root);
  const page = pages.find(({ id }) => id === 'charts/bars/bars');
  if (!page) throw new Error('The page is not in the list.');
  return (await writePage(page, context)).markdown;
}

test.each([
  [
    'an unknown component',
    'Text.\n\n<Steps />',
    /^docs\/charts\/bars\/bars\.mdx:9: <Steps> has no form as Markdown\. Write one in plugins\/markdown-pages\/guide\/elements, or use one of .*Demo/,
  ],
  [
    'a name that every object has',
    '<constructor />',
    /:7: <constructor> has no form as Markdown/,
  ],
  ['an import', "import a from 'b';\n", /:7: a page has no imports and exports/],
  ['an expression', 'One {1 + 1} two.', /:7: "\{1 \+ 1\}" cannot be written as Markdown/],
  [
    'a link to no page',
    'A [link](../lines/lines.mdx#a).',
    /:7: the link to \.\.\/lines\/lines\.mdx#a leads to no page; there is no docs\/charts\/lines\/lines\.mdx/,
  ],
  ['an unknown callout', ':::info\nText.\n:::', /:7: there is no callout ":::info"/],
  [
    'a badge without a plan',
    'A <PlanBadge plan="gold" />.',
    /:7: <PlanBadge> needs a plan: pro or premium/,
  ],
  ['a tab without a label', '<TabItem>\ntext\n</TabItem>', /:7: <TabItem> needs a label/],
  ['a card of no product', '<ProductCard />', /:7: <ProductCard> needs a product/],
  ['events of no product', '<EventList product="x" />', /:7: there is no .*events\.json/],
  ['a demo that is not there', '<Demo name="Gone" />', /There is no demo "Gone"/],
  ['a demo without a name', '<Demo />', /:7: there is no demo "" beside the page/],
])('%s throws with the position and the remedy', async (_case, body, message) => {
  await expect(write(body)).rejects.toThrow(message);
});

test('relative links of a page in a folder are resolved from its address', async () => {
  const markdown = await write('[itself](bars.mdx#a), [up](../bars/bars.mdx)');
  const page = 'https://docs.example.com/x/react-charts/bars/';
  expect(markdown).toContain(`[itself](${page}#a), [up](${page})`);
});
