import { escapeHtml } from '../../../src/lib/escapeHtml';
import { CODE_LANGUAGES, highlightCode } from '../../../plugins/code/highlightCode';

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

test('text is escaped for elements and attributes', () => {
  expect(escapeHtml('<a href="b">&amp;</a>')).toBe(
    '&lt;a href=&quot;b&quot;&gt;&amp;amp;&lt;/a&gt;',
  );
});

test('code comes out as it went in, whatever is in it', async () => {
  const code = 'const a = <p title="x">&nbsp;{"</script>"} a < b && c > d</p>;\n// "end"';
  const html = await highlightCode(code, 'tsx');
  expect(textOf(html)).toBe(`${code}\n`);
  expect(html).not.toContain('</script>');
});

test('the same code is highlighted once, with other marked lines again', () => {
  const first = highlightCode('const a = 1;', 'ts', new Set([1]));
  expect(highlightCode('const a = 1;', 'ts', new Set([1]))).toBe(first);
  expect(highlightCode('const a = 1;', 'ts')).not.toBe(first);
  expect(highlightCode('const a = 1;', 'js', new Set([1]))).not.toBe(first);
});

test('every line is one element, blank lines too, and trailing line breaks go', async () => {
  const html = await highlightCode('const a = 1;\n\nconst b = 2;\n\n\n', 'ts');
  expect(html.match(/<span class="line">/g)).toHaveLength(3);
  expect(html).toContain('<span class="line">\n</span>');
});

test.each([
  ['c', 'tsx', '// note', '// note'],
  ['s', 'tsx', "const a = 'text';", "'text'"],
  ['n', 'tsx', 'const a = 42;', '42'],
  ['k', 'tsx', 'export const a = b;', 'export const'],
  ['f', 'tsx', 'run(a);', 'run'],
  ['t', 'tsx', 'let a: Row;', 'Row'],
  ['g', 'tsx', 'const a = <div />;', 'div'],
  ['a', 'tsx', 'const a = <div title="x" />;', 'title'],
  ['c', 'css', '/* note */', '/* note */'],
  ['a', 'json', '{ "name": 1 }', '"name"'],
  ['f', 'bash', 'npm install', 'npm'],
])('class %s in %s: %s', async (letter, language, code, marked) => {
  const html = await highlightCode(code, language);
  expect(html).toContain(`<span class="${letter}">${escapeHtml(marked)}`);
});

test.each([...CODE_LANGUAGES])('%s has a grammar', async (language) => {
  const html = await highlightCode('a < b', language);
  expect(textOf(html)).toBe('a < b\n');
});

test.each([
  ['typescript', 'ts'],
  ['javascript', 'js'],
  ['sh', 'bash'],
])('%s means %s', async (alias, language) => {
  const code = "const a = 'b'; # c";
  expect(await highlightCode(code, alias)).toBe(await highlightCode(code, language));
});

test.each(['', 'rust', 'constructor'])(
  'an unknown language (%s) is escaped and has no colors',
  async (language) => {
    expect(await highlightCode('const a = "<b>";\nx', language)).toBe(
      '<span class="line">const a = &quot;&lt;b&gt;&quot;;\n</span><span class="line">x\n</span>',
    );
  },
);

test('marked lines, counted from 1', async () => {
  const html = await highlightCode('a\nb\nc', 'text', new Set([2, 9]));
  expect(html).toBe(
    '<span class="line">a\n</span><span class="line marked">b\n</span><span class="line">c\n</span>',
  );
});
