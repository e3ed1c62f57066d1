import { findStrayMarks } from '../../../content/mdx/findStrayMarks';
import { parseInline } from '../../../content/mdx/pageSyntax';

test.each([
  ['**注意：**内容', 'strong', '注意：'],
  ['内容**“引号”**内容', 'strong', '“引号”'],
  ['~~删除。~~内容', 'delete', '删除。'],
  ['中文*强调*中文', 'emphasis', '强调'],
])('%s is marked', (source, type, value) => {
  const marked = { type, children: [{ type: 'text', value }] };
  expect(parseInline(source)).toContainEqual(expect.objectContaining({ type }));
  expect(JSON.parse(JSON.stringify(parseInline(source)))).toContainEqual(
    expect.objectContaining({
      ...marked,
      children: [expect.objectContaining({ type: 'text', value })],
    }),
  );
  expect(findStrayMarks(source)).toEqual([]);
});

test('marks that a page would show are reported with their line', () => {
  const [found, ...others] = findStrayMarks('---\ntitle: 行\n---\n\n内容\n**粗 **字\n');
  expect(found).toMatch(/^line 6: "\*\*" would be shown\./);
  expect(others).toEqual([]);
  expect(findStrayMarks('a ~~b ~~ c')).toHaveLength(1);
});

test('code and escaped marks are not', () => {
  expect(findStrayMarks('`**` and \\*\\* and 5 * 3\n\n```sh\nls **/*\n```\n')).toEqual(
    [],
  );
});
