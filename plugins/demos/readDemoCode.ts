import fs from 'node:fs/promises';
import path from 'node:path';
import type { CodeVariant, DemoCode, DemoFile } from '../../src/types/demo';
import { highlightCode } from '../code/highlightCode';
import { extractPreview } from './extractPreview';
import { listDependencies } from './listDependencies';
import { readImports, resolveRelative, type DemoImport } from './readImports';
import { toJavaScript } from './toJavaScript';

/** A demo's code, and the files it was read from, which the bundler watches. */
export interface ReadDemo {
  code: DemoCode;
  files: string[];
}

/**
 * Reads one styling of a demo with all files it imports relatively.
 * @param entry path of the `.tsx` file
 * @throws Error naming file and line for a missing default export, an unknown file or a
 *   package that is not installed
 */
export async function readDemoCode(entry: string, siteDir: string): Promise<ReadDemo> {
  const sources = new Map<string, string>();
  const imports: (DemoImport & { file: string })[] = [];
  const collect = async (file: string): Promise<void> => {
    if (sources.has(file)) return;
    const source = await fs.readFile(file, 'utf8');
    sources.set(file, source);
    if (!/\.tsx?$/.test(file)) return;
    for (const found of readImports(source, file)) {
      if (found.specifier.startsWith('.')) await collect(resolveRelative(file, found));
      else imports.push({ ...found, file: path.relative(siteDir, file) });
    }
  };
  await collect(entry);
  const source = sources.get(entry) ?? '';
  if (!/^export default /m.test(source)) {
    throw new Error(
      `${path.relative(siteDir, entry)}:1: a demo needs a default export, its component.`,
    );
  }
  const ts = await Promise.all(
    [...sources].map(([file, text]) => toFile(path.basename(file), text)),
  );
  const js = await Promise.all(
    [...sources].map(([file, text]) => toJavaScriptFile(file, text)),
  );
  const preview: DemoCode['preview'] = {};
  const previewSource = extractPreview(source, entry);
  if (previewSource) {
    preview.ts = await highlightCode(previewSource, 'tsx');
    const jsPreview = extractPreview(js[0]?.code ?? '', entry);
    if (jsPreview) preview.js = await highlightCode(jsPreview, 'jsx');
  }
  const files: Record<CodeVariant, DemoFile[]> = { ts, js };
  return {
    code: { files, preview, dependencies: listDependencies(imports, siteDir) },
    files: [...sources.keys()],
  };
}

const toFile = async (name: string, code: string): Promise<DemoFile> => ({
  name,
  code,
  html: await highlightCode(code, path.extname(name).slice(1)),
});

async function toJavaScriptFile(file: string, source: string): Promise<DemoFile> {
  const name = path.basename(file);
  if (!/\.tsx?$/.test(name)) return toFile(name, source);
  return toFile(name.replace(/\.tsx?$/, '.js'), await toJavaScript(source, file));
}
