import path from 'node:path';
import { SITE_DIR } from '../../../../content/paths/siteDir';
import { findFaults } from '../../../../plugins/mdx/page-check/findFaults';
import { preprocessPage } from '../../../../plugins/mdx/page-check/preprocessPage';

const describeFaults = (text: string): string[] =>
  findFaults(text).map(({ line, message }) => `${line}: ${message}`);

describe('nothing vanishes', () => {
  test.each([
    ['```tsx title=a\nb\n```', '1: "title=a" is no option of a code block'],
    ["```tsx title='a'\nb\n```", '1: "title=\'a\'" is no option'],
    ['```tsx {0}\na\n```', '1: {0} marks no lines: the block has the lines 1 to 1.'],
    ['```tsx {9-3}\na\n```', '1: {9-3} marks no lines'],
    ['```tsx {1,4}\na\n```', '1: {4} marks no lines'],
    ['```tsx live\na\n```', '1: "live" is no option'],
    ['Text\n\n{id}', '3: "{id}" would show nothing. Write it in backticks'],
    ['Use <Foo /> here', '1: there is no tag <Foo>. If it is text'],
    ['Use <sub>2</sub>', '1: there is no tag <sub>.'],
    ['| a | b |\n| - | - |\n| 1 | 2 | 3 |', 'but line 3 has 3 cells. Write "|" within'],
    ['## 🎉', '1: the heading has no letters or digits'],
    ['## ？', '1: the heading has no letters or digits'],
    ['## a {/* #b */}\n\n## b', '3: the anchor "b" is that of the heading in line 1'],
    ['import a from "b"', '1: a page has no imports and exports'],
  ])('%j', (source, message) => {
    expect(describeFaults(source).join('\n')).toContain(message);
  });
});

describe('a syntax error says what to write', () => {
  test.each([
    ['Text\n\n5 <6', 3, '"<" starts a tag. If it is text, write it in backticks'],
    ['a <= b', 1, '\\<'],
    ['Text\n\n<your-key>', 3, '<your-key> is read as a tag. If it is text'],
    ['a<br>b', 1, '<br> has no end. Write <br />.'],
    ['a\n\n<details>\n\nb', 3, '<details> has no end'],
    ['a</b>', 1, 'an end tag closes nothing'],
    ['a {b', 1, '"{" starts an expression. If it is text'],
    ['{a b}', 1, '"{" starts an expression'],
    ['<!-- a -->', 1, 'Write {/* text */}'],
    ['<https://a.b>', 1, 'Write [text](https://…)'],
    ['export a', 1, 'is read as code'],
  ])('%j', (source, line, message) => {
    const faults = findFaults(source);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.line).toBe(line);
    expect(faults[0]?.message).toContain(message);
    expect(faults[0]?.message).not.toMatch(/acorn|micromark|U\+00/);
  });
});

test('what pages may use is accepted', () => {
  const page = `---
title: Rows
---

## Rows {/* #rows */}

Text {/* comment */} with {'text'} and <kbd>a</kbd>.

\`\`\`tsx title="App.tsx" {1} check
a
\`\`\`

\`\`\`bash npm2yarn
npm install a
\`\`\`

| a | b |
| - | - |
| 1 |

## See also {#own}

## See also
`;
  expect(findFaults(page)).toEqual([]);
});

test('the error of a page has file, line and column, and neither JSON nor a stack', () => {
  const filePath = path.join(SITE_DIR, 'docs/charts/bars/bars.mdx');
  let error: unknown;
  try {
    preprocessPage({ filePath, fileContent: '---\r\ntitle: A\r\n---\r\n\r\n{id} {b}' });
  } catch (thrown) {
    error = thrown;
  }
  const { message, stack } = error as Error;
  expect(message).toMatch(
    /^docs\/charts\/bars\/bars\.mdx:5:1: "\{id\}".*\n.*:5:6: "\{b\}"/,
  );
  expect(stack).toBe(message);
});

describe('a page without an entry in the navigation', () => {
  const page = {
    filePath: path.join(SITE_DIR, 'docs/charts/nowhere/nowhere.mdx'),
    fileContent: 'Text',
  };
  const { env } = process;
  afterEach(() => {
    process.env = env;
    jest.restoreAllMocks();
  });

  test('stops a build', () => {
    process.env = { ...env, NODE_ENV: 'production' };
    expect(() => preprocessPage(page)).toThrow(
      /^docs\/charts\/nowhere\/nowhere: has no entry in src\/nav; .*restart npm start/,
    );
  });

  test('is named while it is written', () => {
    process.env = { ...env, NODE_ENV: 'development' };
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(preprocessPage(page)).toBe('Text');
    expect(warn.mock.calls.join()).toContain('has no entry in src/nav');
  });
});
