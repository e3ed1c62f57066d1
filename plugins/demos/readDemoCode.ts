import path from 'node:path';
import ts from 'typescript';
import type { CodeVariant, DemoCode, DemoFile } from '../../src/types/demo';
import { highlightCode } from '../mdx/highlightCode';
import { collectSources, isShared, type DemoSources } from './collectSources';
import { extractPreview } from './extractPreview';
import { listDependencies } from './listDependencies';
import { toJavaScript } from './toJavaScript';

/** The code of a demo, and the files it was read from, which the bundler watches. */
export interface ReadDemo {
  code: DemoCode;
  files: string[];
}

/** Results by entry; the server and browser builds read the same demos. */
const known = new Map<string, { key: string; code: Promise<DemoCode> }>();

/**
 * Reads one styling of a demo with all its relative imports.
 * @param entry path of the `.tsx` file
 * @throws Error with file and line of a missing default export, an unknown file or a
 *   package that is not installed
 */
export async function readDemoCode(entry: string, siteDir: string): Promise<ReadDemo> {
  const sources = await collectSources(entry, siteDir);
  const key = JSON.stringify([...sources.texts]);
  let result = known.get(entry);
  if (result?.key !== key) {
    result = { key, code: makeDemoCode(entry, sources, siteDir) };
    known.set(entry, result);
  }
  return { code: await result.code, files: [...sources.texts.keys()] };
}

async function makeDemoCode(
  entry: string,
  { texts, imports }: DemoSources,
  siteDir: string,
): Promise<DemoCode> {
  const source = texts.get(entry) ?? '';
  if (!hasDefaultExport(source)) {
    throw new Error(
      `${path.relative(siteDir, entry)}:1: a demo needs a default export, its component; write "export default function ${path.basename(entry, '.tsx')}()".`,
    );
  }
  const nameOf = (file: string): string =>
    isShared(file)
      ? path.basename(file)
      : path.relative(path.dirname(entry), file).split(path.sep).join('/');
  const files: Record<CodeVariant, DemoFile[]> = { ts: [], js: [] };
  for (const [file, text] of texts) {
    files.ts.push(await toFile(nameOf(file), text));
    const js = await toJavaScriptFile(nameOf(file), file, text);
    if (js) files.js.push(js);
  }
  return {
    files,
    preview: await makePreview(source, files.js[0]?.code ?? '', entry),
    dependencies: listDependencies(imports, siteDir),
  };
}

function hasDefaultExport(source: string): boolean {
  const parsed = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  return parsed.statements.some(
    (node) =>
      (ts.isExportAssignment(node) && !node.isExportEquals) ||
      (ts.canHaveModifiers(node) &&
        ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)),
  );
}

async function makePreview(
  source: string,
  js: string,
  entry: string,
): Promise<DemoCode['preview']> {
  const fromTs = extractPreview(source, entry);
  const fromJs = extractPreview(js, entry);
  return {
    ...(fromTs === undefined ? {} : { ts: highlightCode(fromTs, 'tsx') }),
    ...(fromJs === undefined ? {} : { js: highlightCode(fromJs, 'jsx') }),
  };
}

const toFile = async (name: string, code: string): Promise<DemoFile> => ({
  name,
  code,
  html: highlightCode(code, path.extname(name).slice(1)),
});

/** @returns undefined for a file that only has types, which has no JavaScript */
async function toJavaScriptFile(
  name: string,
  file: string,
  source: string,
): Promise<DemoFile | undefined> {
  if (!/\.tsx?$/.test(name)) return toFile(name, source);
  const code = await toJavaScript(source, file);
  if (/^\s*(export \{\};\s*)?$/.test(code)) return undefined;
  return toFile(name.replace(/\.tsx?$/, '.js'), code);
}
