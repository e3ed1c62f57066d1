import { createOutputFilter } from '../../../tools/build/createOutputFilter';

const tidy = (text: string): string[] => {
  const tidier = createOutputFilter();
  return [...text.split('\n').flatMap(tidier.take), ...tidier.end()];
};

/** The output of Docusaurus 3.10.2 for an unclosed brace. */
const MDX = `[ERROR] Client bundle compiled with errors therefore further build is impossible.
╰─▶   × Error: MDX compilation failed for file "/site/docs/index.mdx"
        │ Cause: Could not parse expression with acorn
        │ Details:
        │ {
        │   "cause": {
        │     "pos": 45,
        │     "loc": {
        │       "line": 9,
        │       "column": 9
        │     },
        │     "raisedAt": 3
        │   },
        │   "column": 10,
        │   "file": "",
        │   "message": "Could not parse expression with acorn",
        │   "line": 9,
        │   "name": "9:10",
        │   "place": {
        │     "line": 9,
        │     "column": 10,
        │     "offset": 45
        │   },
        │   "ruleId": "acorn"
        │ }
        │
done`;

const SHORT = [
  '[ERROR] Client bundle compiled with errors therefore further build is impossible.',
  '╰─▶   × Error: MDX compilation failed for file "/site/docs/index.mdx"',
  '        │ Cause: Could not parse expression with acorn',
  '        │ Place: line 9, column 10',
  '        │',
  'done',
];

test('an MDX error keeps the file, the cause and the position', () => {
  expect(tidy(MDX)).toEqual(SHORT);
});

test('an error without a position is followed by the next output', () => {
  const text = `╰─▶   × Error: MDX compilation failed for file "/site/docs/bars.mdx"
        │ Cause: docs/bars.mdx:3: There is no demo "Chart".
        │ Details:
        │ Error: docs/bars.mdx:3: There is no demo "Chart".
[ERROR] Site plugin reload failure
╰─▶   × Error: docs/Bars.tsx:3: the code cannot be parsed.`;
  const lines = text.split('\n');
  expect(tidy(text)).toEqual([...lines.slice(0, 2), ...lines.slice(4)]);
});

test('truncated JSON does not swallow other output', () => {
  const lines = [...MDX.split('\n').slice(0, 8), '[ERROR] Site plugin reload failure'];
  expect(tidy(lines.join('\n'))).toEqual(lines);
});

test('colors do not matter', () => {
  const colored = tidy(MDX.replaceAll('│', '\u001b[31m│\u001b[39m')).join('\n');
  expect(colored.replaceAll('\u001b[31m│\u001b[39m', '│')).toBe(SHORT.join('\n'));
});

test.each([
  ['no place', MDX.replaceAll('"line"', '"row"')],
  ['no JSON', MDX.replace('"pos"', 'pos')],
  ['an end in the middle', MDX.split('\n').slice(0, 12).join('\n')],
  ['no error', 'one\n\n}\n  two }\n'],
])('%s: all of it is printed', (_what, text) => {
  expect(tidy(text)).toEqual(text.split('\n'));
});

test('an error in a page comes first, without guesses about its front matter', () => {
  const text = `[ERROR] Error while parsing Markdown front matter.
This can happen if you use special characters in front matter values (try using double quotes around that value).
[ERROR] Loading of version failed for version current
[ERROR] [Error: Can't process doc metadata for doc at path path=/site/docs/a.mdx in version name=current] {
  [cause]: [Error: docs/a.mdx: front matter is not valid.
  - "title" is required]
}`;
  expect(tidy(text)).toEqual([
    '[ERROR] [Error: docs/a.mdx: front matter is not valid.',
    '  - "title" is required]',
  ]);
});

test('nested errors keep their messages', () => {
  const text = `[ERROR] [Error: Unable to build website for locale en.] {
  [cause]: [Error: Can't process doc metadata for doc at path path=/site/docs/a.mdx] {
    [cause]: [Error: docs/a.mdx:3: the front matter is not valid YAML]
  }
}
[INFO] Docusaurus version: 3.10.2
Node version: v20.20.2
}`;
  expect(tidy(text)).toEqual([
    text.split('\n')[0],
    '[ERROR] [Error: docs/a.mdx:3: the front matter is not valid YAML]',
    '}',
  ]);
});

const FULL = `[ERROR] Error: Unable to build website for locale en.
  [cause]: [Error: ENOSPC: no space left on device, write] {
    errno: -28,
    code: 'ENOSPC',
    syscall: 'write'
  }
}
x Error: No space left on device (os error 28)
[Error: EROFS: read-only file system, mkdir '/srv/atlas/.docusaurus'] {
  errno: -30,
  code: 'EROFS',
  syscall: 'mkdir',
  path: '/srv/atlas/.docusaurus'
}
done`;

test('a system error is printed once, with the remedy instead of its fields', () => {
  expect(tidy(FULL)).toEqual([
    '[ERROR] Error: Unable to build website for locale en.',
    '  [cause]: [Error: ENOSPC: no space left on device, write]',
    expect.stringMatching(/^The disk is full: .* Free some space/),
    '}',
    "[Error: EROFS: read-only file system, mkdir '/srv/atlas/.docusaurus']",
    expect.stringMatching(/^\/srv\/atlas\/\.docusaurus cannot be written: .*read-only/),
    'done',
  ]);
});
