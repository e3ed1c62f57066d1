import fs from 'node:fs/promises';
import path from 'node:path';
import { readImports, resolveRelative, type DemoImport } from './readImports';

export interface DemoSources {
  /** Text by path, the entry first. */
  texts: Map<string, string>;
  /** Packages that the files import. */
  imports: (DemoImport & { file: string })[];
}

/**
 * Reads one styling of a demo with all files it imports relatively.
 * @param entry path of the `.tsx` file
 * @throws Error naming file and line of an import that leads nowhere or out of the folder
 */
export async function collectSources(
  entry: string,
  siteDir: string,
): Promise<DemoSources> {
  const texts: DemoSources['texts'] = new Map();
  const imports: DemoSources['imports'] = [];
  const isSystem = !/^(tailwind|css)-/.test(path.basename(entry));
  const collect = async (file: string): Promise<void> => {
    if (texts.has(file)) return;
    const source = await fs.readFile(file, 'utf8');
    texts.set(file, source);
    if (!/\.tsx?$/.test(file)) return;
    const shown = path.relative(siteDir, file).split(path.sep).join('/');
    for (const found of readImports(source, shown)) {
      const where = `${shown}:${found.line}: "${found.specifier}"`;
      if (!found.specifier.startsWith('.')) {
        imports.push({ ...found, file: shown });
        continue;
      }
      const helper = resolveRelative(file, found);
      if (path.relative(path.dirname(entry), helper).startsWith('..')) {
        throw new Error(
          `${where} is outside the demo's folder; a helper file lies beside the demo or below.`,
        );
      }
      if (isSystem && helper.endsWith('.css')) {
        throw new Error(
          `${where}: only a variant has a stylesheet; name it css-${path.basename(entry)}, beside one without.`,
        );
      }
      await collect(helper);
    }
  };
  await collect(entry);
  return { texts, imports };
}
