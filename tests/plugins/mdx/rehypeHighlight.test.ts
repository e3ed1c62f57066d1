import type * as Mdx from '@mdx-js/mdx';
import rehypeHighlight from '../../../plugins/mdx/rehypeHighlight';
import { importNatively } from '../../support/jest/native/importNatively';

interface FenceNode {
  type: string;
  meta?: string | null;
  data?: object;
  children?: FenceNode[];
}

/** Passes on the metadata of a fence, like Docusaurus. */
function remarkMetastring() {
  return function visit(node: FenceNode): void {
    if (node.type === 'code') node.data = { hProperties: { metastring: node.meta } };
    node.children?.forEach(visit);
  };
}

async function compile(value: string): Promise<string> {
  const { compile: compileMdx } = await importNatively<typeof Mdx>('@mdx-js/mdx');
  const result = await compileMdx(value, {
    remarkPlugins: [remarkMetastring],
    rehypePlugins: [rehypeHighlight],
    jsx: true,
  });
  return String(result);
}

test('a fence becomes a code block of highlighted text', async () => {
  const code = await compile('```ts\nconst a = 1;\n```');
  expect(code).toMatch(
    /<CodeBlock html="<span class=&quot;line&quot;>.*" language="ts"/s,
  );
  expect(code).not.toContain('title=');
  expect(code).not.toContain('<_components.pre');
});

test('title and highlighted lines of a fence', async () => {
  const code = await compile('```tsx title="App.tsx" {2}\na\nb\n```');
  expect(code).toContain('title="App.tsx"');
  expect(code.match(/line marked/g)).toHaveLength(1);
});

test('a fence without language', async () => {
  const code = await compile('```\na < b\n```\n');
  expect(code).toContain('a &amp;lt; b');
  expect(code).not.toContain('language=');
});

test('every block of a page, including those in lists', async () => {
  const code = await compile('```js\na\n```\n\n- item\n\n  ```css\n  b {}\n  ```\n');
  expect(code.match(/<CodeBlock /g)).toHaveLength(2);
});

test('inline code is unchanged', async () => {
  expect(await compile('Use `a < b`.')).not.toContain('CodeBlock');
});
