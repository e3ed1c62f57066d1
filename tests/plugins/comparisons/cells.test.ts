import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkComparisons from '../../../plugins/comparisons/remarkComparisons';
import { makeSite } from '../demos/support';

/** The cell that a table of one cell shows. */
function readCell(text: string) {
  const site = makeSite({
    'docs/charts/bars/a.comparison.json': JSON.stringify({
      columns: { a: 'A' },
      rows: [{ cells: { a: text } }],
    }),
  });
  const tree = {
    type: 'root',
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'Comparison',
        attributes: [{ name: 'name', value: 'a' }],
        children: [],
      },
    ],
  };
  const page = { path: site.resolve('docs/charts/bars/bars.mdx') };
  try {
    remarkComparisons({ siteDir: site.root })(tree as never, page as never);
  } finally {
    site.remove();
  }
  const [table] = (tree as unknown as Root).children;
  if (table?.type !== 'table') throw new Error('There is no table.');
  return table.children[1]?.children[0]?.children ?? [];
}

test.each(['-', '8. later', '# a', '> a', '+ a', '---', '| a |', '[a]: b', '```a'])(
  'the cell %j is shown as it is',
  (text) => {
    expect(
      readCell(text)
        .map((node) => toString(node))
        .join(''),
    ).toBe(text);
  },
);

test('deleted text, bold beside Chinese marks and lines have their form', () => {
  expect(readCell('~~x~~')).toMatchObject([{ type: 'delete' }]);
  expect(readCell('**注意：**内容')).toMatchObject([
    { type: 'strong' },
    { value: '内容' },
  ]);
  expect(readCell('a\n\nb')).toMatchObject([
    { value: 'a' },
    { name: 'br' },
    { value: 'b' },
  ]);
  expect(readCell('a<br />b')).toMatchObject([
    { value: 'a' },
    { name: 'br' },
    { value: 'b' },
  ]);
  expect(readCell('a\nb')).toMatchObject([{ value: 'a b' }]);
});

test.each([
  ['a<br>b', '<br> has no end. Write <br />.'],
  ['{id}', '"{id}" would show nothing'],
  ['a <5', '"<" starts a tag'],
])('the cell %j is reported', (text, message) => {
  expect(() => readCell(text)).toThrow(`the cell "${text}": ${message}`);
});
