import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { toJavaScript } from '../../plugins/demos/toJavaScript';
import { listDemoSources } from '../support/content/listContent';

/**
 * The compiled output of a file, without comments and formatting. `React` counts as used,
 * as with the classic JSX runtime; an import of types without `type` is removed from
 * TypeScript only, and so shows as a difference.
 */
const compile = (code: string, syntax: 'typescript' | 'ecmascript'): string =>
  transformSync(code, {
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: syntax === 'typescript' ? { syntax, tsx: true } : { syntax, jsx: true },
      transform: { react: { runtime: 'classic' } },
      minify: { compress: false, mangle: false, format: { comments: false } },
    },
    minify: true,
  }).code;

async function compare(file: string): Promise<string | undefined> {
  const source = fs.readFileSync(file, 'utf8');
  const fromTypeScript = compile(source, 'typescript');
  const fromJavaScript = compile(await toJavaScript(source, file), 'ecmascript');
  if (fromTypeScript === fromJavaScript) return undefined;
  return `${path.basename(file)}\nTypeScript: ${fromTypeScript}\nJavaScript: ${fromJavaScript}`;
}

test.each(listDemoSources())(
  'the JavaScript variant of %s is the same program',
  async (_folder, files) => {
    const differences = await Promise.all(files.map(compare));
    expect(differences.filter(Boolean)).toEqual([]);
  },
);

test('a difference is detected', () => {
  const source = 'export const size: number = 2;';
  expect(compile(source, 'typescript')).toBe(
    compile('// in px\nexport const size = 2', 'ecmascript'),
  );
  expect(compile(source, 'typescript')).not.toBe(
    compile('export const size = 3;', 'ecmascript'),
  );
  const unmarked = 'import { Row } from "rows"; export const rows: Row[] = [];';
  expect(compile(unmarked, 'typescript')).not.toBe(
    compile('import { Row } from "rows"; export const rows = [];', 'ecmascript'),
  );
});
