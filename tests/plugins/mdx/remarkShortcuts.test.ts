import remarkShortcuts from '../../../plugins/mdx/remarkShortcuts';

const text = (value: string) => ({ type: 'text', value });
const key = (value: string) => ({
  type: 'mdxJsxTextElement',
  name: 'kbd',
  children: [text(value)],
});

test('the keys of a shortcut stay in one line, other texts do not change', () => {
  const children = [key('Ctrl'), text(' + '), key('Z'), text(' or '), key('A')];
  const sum = [text('1'), text(' + '), text('2')];
  remarkShortcuts()({
    type: 'root',
    children: [
      { type: 'paragraph', children },
      { type: 'paragraph', children: sum },
    ],
  } as never);
  expect(children[1]).toEqual(text('\u00a0+\u00a0'));
  expect(children[3]).toEqual(text(' or '));
  expect(sum[1]).toEqual(text(' + '));
});
