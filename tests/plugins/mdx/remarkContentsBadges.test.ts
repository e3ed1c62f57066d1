import remarkContentsBadges from '../../../plugins/mdx/remarkContentsBadges';

const badge = (plan: string) => ({
  type: 'mdxJsxTextElement',
  name: 'PlanBadge',
  attributes: [{ type: 'mdxJsxAttribute', name: 'plan', value: plan }],
  children: [],
});
const text = (value: string) => ({ type: 'text', value });
const heading = (depth: number, ...children: object[]) => ({
  type: 'heading',
  depth,
  children,
});

/** The framework's table of contents of a page with these entries. */
const makeContents = (values: readonly string[]) => ({
  type: 'mdxjsEsm',
  data: {
    estree: {
      type: 'Program',
      body: values.map((value) => ({ type: 'Literal', value, raw: `"${value}"` })),
    },
  },
});

/** The entries of the table of contents after the plugin has run. */
function run(headings: object[], values: readonly string[]): unknown[] {
  const contents = makeContents(values);
  const tree = { type: 'root', children: [...headings, contents] };
  remarkContentsBadges()(tree as never);
  return contents.data.estree.body.map(({ value }) => value);
}

test('each badge is drawn with the plan of its heading, in the order of the page', () => {
  const values = run(
    [
      heading(1, text('Rows'), badge('premium')),
      heading(2, text('Pin'), badge('pro')),
      heading(2, text('Sort')),
      heading(3, text('Group'), badge('premium')),
    ],
    ['Pin<PlanBadge></PlanBadge>', 'Sort', 'Group<PlanBadge></PlanBadge>'],
  );
  expect(values).toEqual([
    'Pin <span class="plan-mark plan-mark--pro">Pro</span>',
    'Sort',
    'Group <span class="plan-mark plan-mark--premium">Premium</span>',
  ]);
});

test('a page without badges keeps its entries', () => {
  expect(run([heading(2, text('Sort'))], ['Sort'])).toEqual(['Sort']);
});
