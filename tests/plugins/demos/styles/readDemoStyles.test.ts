import path from 'node:path';
import postcss from 'postcss';
import { compileTailwind } from '../../../../plugins/demos/styles/compileTailwind';
import demoStylesLoader from '../../../../plugins/demos/styles/demoStylesLoader';
import { readDemoStyles } from '../../../../plugins/demos/styles/readDemoStyles';
import { makeSite, type TemporarySite } from '../support';

const ROOT = path.join(__dirname, '../../../..');
const sites: TemporarySite[] = [];
afterAll(() => sites.forEach((site) => site.remove()));

function read(entry: string, files: Record<string, string>) {
  const site = makeSite(files);
  sites.push(site);
  return readDemoStyles(site.resolve(entry), site.root, false);
}

test('the stylesheets that a variant imports, including through its helper files', async () => {
  const { css, files } = await read('docs/a/css-Demo.tsx', {
    'docs/a/css-Demo.tsx': "import './css-Demo.css';\nimport { row } from './row';\n",
    'docs/a/css-Demo.css': '.demo { color: red }',
    'docs/a/row.ts': "import './row.css';\nexport const row = 1;\n",
    'docs/a/row.css': '.row { & a { top: 0 } }',
  });
  expect(css).toContain('.demo {');
  expect(css).toContain('.row a {');
  expect(files.map((file) => path.basename(file))).toEqual([
    'css-Demo.tsx',
    'css-Demo.css',
    'row.ts',
    'row.css',
  ]);
});

test.each([
  ["@import 'other.css';", 1],
  ['.a {}\n.b { background: url(image.png) }', 2],
])('a stylesheet that references other files is rejected: %s', async (text, line) => {
  const files = {
    'docs/a/css-Demo.tsx': "import './css-Demo.css';\n",
    'docs/a/css-Demo.css': text,
  };
  await expect(read('docs/a/css-Demo.tsx', files)).rejects.toThrow(
    `docs/a/css-Demo.css:${line}: a demo's stylesheet stands alone`,
  );
});

test('a System variant with a stylesheet is rejected', async () => {
  const files = { 'docs/a/Demo.tsx': "import './x.css';\n", 'docs/a/x.css': '' };
  await expect(read('docs/a/Demo.tsx', files)).rejects.toThrow(
    'docs/a/Demo.tsx:1: "./x.css": only a variant has a stylesheet; name it css-Demo.tsx, beside one without.',
  );
});

describe('Tailwind', () => {
  const compile = (...classes: string[]) =>
    compileTailwind([`<div className="${classes.join(' ')}" />`], ROOT);

  test('generates only the used utilities', async () => {
    const css = await compile('p-4', 'text-red-600');
    expect(css).toMatch(/\.p-4:where\(/);
    expect(css).toContain('--color-red-600');
    expect(css).not.toContain('--color-red-500');
    expect(css).not.toContain('.flex');
  });

  test('has no reset: every rule for an element belongs to a utility or sets a variable', async () => {
    const css = await compile('p-4', 'border', 'shadow', 'prose', 'before:block');
    postcss.parse(css).walkRules((rule) => {
      if (/^(\.|:where\(\.)/.test(rule.selector)) return;
      rule.walkDecls(({ prop }) => expect(prop).toMatch(/^--/));
    });
  });

  test('no rule matches elements of the site', async () => {
    const css = await compile('container', 'table', 'hidden', 'dark:flex', 'md:grid');
    postcss.parse(css).walkRules((rule) => {
      expect(rule.selector).toContain('[data-demo-styles]');
    });
  });

  test('dark follows the scheme of the site, rtl its direction', async () => {
    const css = await compile('dark:bg-red-900', 'rtl:rotate-180');
    expect(css).toContain(':where([data-theme=dark], [data-theme=dark] *)');
    expect(css).toContain('[dir="rtl"] *');
    expect(css).not.toContain('prefers-color-scheme');
  });
});

test('imports of stylesheets are removed from a module, others stay', () => {
  const source =
    "import * as React from 'react';\nimport './css-Demo.css';\nimport { a } from './a';\n";
  expect(demoStylesLoader(source)).toBe(
    "import * as React from 'react';\n\nimport { a } from './a';\n",
  );
});
