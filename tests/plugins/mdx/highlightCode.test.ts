import { escapeHtml } from '../../../src/lib/escapeHtml';
import { highlightCode } from '../../../plugins/mdx/highlightCode';
import { CODE_LANGUAGES } from '../../../plugins/mdx/languages';

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

test('highlighted code has the same text, whatever it contains', () => {
  const code = 'const a = <p title="x">&nbsp;{"</script>"} a < b && c > d</p>;\n// "end"';
  const html = highlightCode(code, 'tsx');
  expect(textOf(html)).toBe(`${code}\n`);
  expect(html).not.toContain('</script>');
});

test('the same code with other highlighted lines is another result', () => {
  const first = highlightCode('const a = 1;', 'ts', new Set([1]));
  expect(highlightCode('const a = 1;', 'ts', new Set([1]))).toBe(first);
  expect(highlightCode('const a = 1;', 'ts')).not.toBe(first);
  expect(highlightCode('const a = 1;', '', new Set([1]))).not.toBe(first);
});

test('elements without a parent are highlighted like the first', () => {
  const html = highlightCode(
    '<Grid rows={rows} />\n<Alert role="status">Saved</Alert>',
    'tsx',
  );
  const [, alert = ''] = html.split('\n');
  expect(html).toContain('<span class="g">Grid </span>');
  expect(alert).toContain('<span class="g">Alert </span>');
  expect(alert).toContain('<span class="g">Alert</span>');
  expect(alert).toContain('<span class="s">&quot;status&quot;</span>');
  expect(textOf(html)).toBe('<Grid rows={rows} />\n<Alert role="status">Saved</Alert>\n');
});

test('each command of a line is highlighted, and its arguments are not', () => {
  const html = highlightCode('cd app && pnpm add luxon | grep -c added # luxon', 'bash');
  const commands = [...html.matchAll(/<span class="f">(.*?)<\/span>/g)];
  expect(commands.map(([, word]) => word?.trim())).toEqual(['cd', 'pnpm', 'grep']);
  expect(html).toContain('<span class="c"># luxon</span>');
});

test('added and removed lines are colored in a diff', () => {
  const html = highlightCode('-const a = 1;\n+const a = 2;', 'diff');
  expect(html).toContain('<span class="k">-const a = 1;</span>');
  expect(html).toContain('<span class="s">+const a = 2;</span>');
});

test('every line is one element, including blank lines, and trailing line breaks are removed', () => {
  const html = highlightCode('const a = 1;\n\nconst b = 2;\n\n\n', 'ts');
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
  ['f', 'tsx', 'function run() {}', 'run'],
  ['f', 'tsx', 'api.run(a);', 'run'],
  ['f', 'tsx', 'React.useState<Row>(a);', 'useState'],
  ['f', 'tsx', 'useRow<Row>();', 'useRow'],
  ['f', 'bash', 'PORT=1 npm start', 'npm'],
  ['s', 'tsx', 'const a = `text ${b}`;', '`text '],
  ['g', 'js', 'const a = <div />;', 'div'],
  ['k', 'ts', 'type A = B', 'type'],
  ['a', 'json', '{ "name": 1 }', '"name"'],
  ['f', 'bash', 'npm install', 'npm'],
])('class %s in %s: %s', (letter, language, code, marked) => {
  const html = highlightCode(code, language);
  expect(html).toContain(`<span class="${letter}">${escapeHtml(marked)}`);
});

test.each([...CODE_LANGUAGES])('%s has a grammar', (language) => {
  const html = highlightCode('a < b', language);
  expect(textOf(html)).toBe('a < b\n');
});

test.each([
  ['typescript', 'ts'],
  ['javascript', 'js'],
  ['sh', 'bash'],
])('%s means %s', (alias, language) => {
  const code = "const a = 'b'; # c";
  expect(highlightCode(code, alias)).toBe(highlightCode(code, language));
});

test.each(['', 'rust', 'constructor'])(
  'an unknown language (%s) is escaped and not highlighted',
  (language) => {
    expect(highlightCode('const a = "<b>";\nx', language)).toBe(
      '<span class="line">const a = &quot;&lt;b&gt;&quot;;\n</span><span class="line">x\n</span>',
    );
  },
);

test('highlighted lines, counted from 1', () => {
  const html = highlightCode('a\nb\nc', 'text', new Set([2, 9]));
  expect(html).toBe(
    '<span class="line">a\n</span><span class="line marked">b\n</span><span class="line">c\n</span>',
  );
});
