import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parsePage } from '../../../content/mdx/pageSyntax';
import {
  parseMarkdown,
  printMarkdown,
} from '../../../plugins/markdown-pages/markdown/markdown';
import { fc } from '../../support/properties/properties';

const MARKS = ['strong', 'emphasis', 'delete', 'inlineCode', 'link'] as const;

/** The words of a tree, and what is marked. */
function read(tree: Root) {
  const marked: string[] = [];
  visit(tree, [...MARKS], (node) => void marked.push(`${node.type} ${toString(node)}`));
  const words = tree.children.map((node) => toString(node).replace(/\s+/g, ' '));
  return { words, marked };
}

/**
 * Whether a mark contains the same mark, as in `**a****b**c**`: nobody writes that, and
 * Markdown has no form for it that is read the same way beside every character.
 */
function hasNestedMark(tree: Root): boolean {
  let isNested = false;
  visit(tree, ['strong', 'emphasis', 'delete'], (outer) => {
    visit(outer, outer.type, (inner) => void (isNested ||= inner !== outer));
  });
  return isNested;
}

const word = fc.constantFrom(
  ...['rows', 'a_b', '行', '注意：', '“列”', '内容。', '(x)', '3.5', '!', '1)', 'x*y'],
);
const marks = fc.constantFrom('**', '*', '~~', '`');
const part = fc.oneof(
  word,
  fc.constantFrom(' ', '，', '\n'),
  fc.tuple(marks, word).map(([mark, text]) => `${mark}${text}${mark}`),
  fc.tuple(marks, word, word).map(([mark, a, b]) => `${mark}${a}${b}${mark}`),
  word.map((text) => `[${text}](/x)`),
);
const line = fc
  .array(part, { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(''));
const block = fc.oneof(
  line,
  line.map((text) => `## ${text.replaceAll('\n', ' ')}`),
  line.map((text) => `- ${text}\n- b`),
  line.map((text) => `> ${text}`),
  line.map((text) => `| a | b |\n| - | - |\n| ${text.replaceAll('\n', ' ')} | c |`),
  fc
    .constantFrom('App.tsx', '行 1', 'a_b.*', "it's", 'a & b', '<b>')
    .map((title) => `\`\`\`tsx title="${title}"\nconst a = 1;\n\`\`\``),
);

test('any page has the same words and marks as Markdown', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      const page = parsePage(blocks.join('\n\n'));
      fc.pre(!hasNestedMark(page));
      expect(read(parseMarkdown(printMarkdown(page.children)))).toEqual(read(page));
    }),
  );
});

test('titles of code blocks stay', () => {
  const source = '```tsx title="a_b & <c>.tsx"\na\n```\n';
  expect(printMarkdown(parsePage(source).children)).toBe(source);
});

test.each([
  ['中文*强调*中文', '中文*强调*中文'],
  ['中文**强调**中文', '中文**强调**中文'],
  ['**注意：**内容', '**注意：**内容'],
  ['~~删除。~~内容', '~~删除。~~内容'],
])('%s is written without entities', (source, expected) => {
  expect(printMarkdown(parsePage(source).children).trim()).toBe(expected);
});
