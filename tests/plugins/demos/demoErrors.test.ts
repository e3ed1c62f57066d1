import fs from 'node:fs';
import { readDemoCode } from '../../../plugins/demos/readDemoCode';
import { toJavaScript } from '../../../plugins/demos/toJavaScript';
import { makeSite, manifest, type TemporarySite } from './support';

const REACT = {
  'package.json': manifest({ dependencies: { react: '19.0.0' } }),
  'node_modules/react/package.json': manifest({ version: '19.0.0' }),
  'node_modules/react-dom/package.json': manifest({ version: '19.0.0' }),
};
const sites: TemporarySite[] = [];
afterAll(() => sites.forEach((site) => site.remove()));

function read(files: Record<string, string>) {
  const site = makeSite({ ...REACT, ...files });
  sites.push(site);
  return readDemoCode(site.resolve('docs/a/Demo.tsx'), site.root);
}

const COMPONENT = 'export default function Demo() {\n  return <p>Hello</p>;\n}\n';

test('a demo is read with the files to watch', async () => {
  const { code, files } = await read({ 'docs/a/Demo.tsx': COMPONENT });
  expect(code.files.ts[0]).toMatchObject({ name: 'Demo.tsx', code: COMPONENT });
  expect(code.files.js[0]).toMatchObject({ name: 'Demo.js', code: COMPONENT });
  expect(code.files.js[0]!.html).toContain('<span class="g">p</span>');
  expect(code.preview.ts).toContain('Hello');
  expect(files).toHaveLength(1);
});

test('only a changed demo is read again', async () => {
  const site = makeSite({ ...REACT, 'docs/a/Demo.tsx': COMPONENT });
  sites.push(site);
  const readAgain = () => readDemoCode(site.resolve('docs/a/Demo.tsx'), site.root);
  const { code } = await readAgain();
  expect((await readAgain()).code).toBe(code);
  fs.writeFileSync(
    site.resolve('docs/a/Demo.tsx'),
    `import { text } from './text';\n${COMPONENT.replace('Hello', '{text}')}`,
  );
  fs.writeFileSync(site.resolve('docs/a/text.ts'), "export const text = 'Hi';\n");
  expect((await readAgain()).code.files.ts.map(({ name }) => name)).toEqual([
    'Demo.tsx',
    'text.ts',
  ]);
  fs.writeFileSync(site.resolve('docs/a/text.ts'), "export const text = 'Ho';\n");
  expect((await readAgain()).code.files.ts[1]!.code).toContain('Ho');
});

test('a helper of docs/shared is next to the demo in the published files', async () => {
  const { code, files } = await read({
    'docs/a/Demo.tsx': `import { text } from '../shared/text';\n${COMPONENT.replace('Hello', '{text}')}`,
    'docs/shared/text.ts':
      "import { name } from './name';\n\nexport const text = name;\n",
    'docs/shared/name.ts': "export const name = 'Hi';\n",
  });
  expect(code.files.ts.map(({ name }) => name)).toEqual([
    'Demo.tsx',
    'text.ts',
    'name.ts',
  ]);
  expect(code.files.ts[0]!.code).toContain("from './text'");
  expect(code.files.js[0]!.code).toMatch(/from ["']\.\/text["']/);
  expect(files).toHaveLength(3);
});

test.each([
  ['an element that is left open', COMPONENT.replace('</p>', ''), 3],
  ['a brace too many', `${COMPONENT}}\n`, 4],
  ['a type that is half written', `const a: = 1;\n${COMPONENT}`, 1],
])('%s is reported with file and line', async (_what, source, line) => {
  await expect(read({ 'docs/a/Demo.tsx': source })).rejects.toThrow(
    new RegExp(`docs/a/Demo\\.tsx:${line}: the code cannot be parsed: \\S`),
  );
});

test('a syntax error of a helper names the helper', async () => {
  const files = {
    'docs/a/Demo.tsx': `import { text } from './text';\n${COMPONENT.replace('Hello', '{text}')}`,
    'docs/a/text.ts': "export const text = 'Hi\n",
  };
  await expect(read(files)).rejects.toThrow(/docs\/a\/text\.ts:1: the code cannot/);
});

test('a default export may be the only statement', async () => {
  const source = 'const Demo = () => <p>Hello</p>;\n\nexport default Demo;\n';
  await expect(read({ 'docs/a/Demo.tsx': source })).resolves.toBeDefined();
});

test.each([
  [
    'a shared helper with the name of a file beside the demo',
    {
      'docs/a/Demo.tsx': `import { text } from '../shared/text';\n${COMPONENT}`,
      'docs/a/text.ts': '',
      'docs/shared/text.ts': 'export const text = 1;\n',
    },
    'docs/a/Demo.tsx:1: "../shared/text" has the name of a file beside the demo; rename that one.',
  ],
  [
    'no default export',
    { 'docs/a/Demo.tsx': 'export const text = "export default";\n' },
    'docs/a/Demo.tsx:1: a demo needs a default export, its component; write "export default function Demo()".',
  ],
  [
    'a package that is not installed',
    { 'docs/a/Demo.tsx': `import 'react';\nimport 'nowhere';\n${COMPONENT}` },
    'docs/a/Demo.tsx:2: "nowhere" is not named in package.json',
  ],
  [
    'an unpublished module in a helper file',
    {
      'docs/a/Demo.tsx': `import './rows';\n${COMPONENT}`,
      'docs/a/rows.ts': "\nimport '@site/src/lib/rows';\n",
    },
    'docs/a/rows.ts:2: "@site/src/lib/rows" is not published',
  ],
  [
    'a helper file that is not there',
    { 'docs/a/Demo.tsx': `import './rows';\n${COMPONENT}` },
    'docs/a/Demo.tsx:1: there is no file "./rows" beside the demo.',
  ],
  [
    'a helper file outside the folder',
    { 'docs/a/Demo.tsx': `import '../rows';\n${COMPONENT}`, 'docs/rows.ts': '' },
    'docs/a/Demo.tsx:1: "../rows" is outside the demo\'s folder',
  ],
])('%s stops the build with file and line', async (_case, files, message) => {
  await expect(read(files)).rejects.toThrow(message);
});

test.each([
  [
    'an enum',
    'const a = 1;\nenum Unit { Kilogram }\n',
    'Demo.ts:2: "enum Unit { Kilogram }"',
  ],
  ['a namespace', 'namespace A { export const b = 1; }\n', 'Demo.ts:1: "namespace A'],
  [
    'a parameter property',
    'import type { A } from "a";\n\nclass B {\n  constructor(private a: A) {}\n}\n',
    'Demo.ts:4: "constructor(private a: A) {}"',
  ],
])(
  '%s cannot be converted to JavaScript by removing types',
  async (_case, source, message) => {
    await expect(toJavaScript(source, 'Demo.ts')).rejects.toThrow(message);
  },
);
