import fs from 'node:fs/promises';
import path from 'node:path';
import { readTextAsync } from '../../content/text/readText';
import type { PublishedFile } from '../../src/types/machineFiles';
import { type DemoImport, readImports, resolveRelative } from './readImports';

/**
 * Folder of helper files that all demos may use, such as a mock server: `docs/shared`.
 */
const SHARED_FOLDER = /[\\/]docs[\\/]shared[\\/]/;

export interface DemoSources {
  /**
   * Texts by path, the entry first. Readers get all files in one folder, so imports of
   * shared helpers are rewritten.
   */
  texts: Map<string, string>;
  /** Packages that the files import. */
  imports: (DemoImport & { file: string })[];
}

/**
 * Reads one styling of a demo with all its relative imports.
 * @param entry path of the `.tsx` file
 * @throws Error with file and line of an import that cannot be resolved or is outside
 *   the folder
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
    let source = await readTextAsync(file);
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
      if (isShared(helper) && !isShared(file)) {
        const own = path.join(path.dirname(file), path.basename(helper));
        if (await exists(own)) {
          throw new Error(
            `${where} has the name of a file beside the demo; rename that one.`,
          );
        }
        const name = `./${path.posix.basename(found.specifier)}`;
        source = source.replaceAll(`'${found.specifier}'`, `'${name}'`);
        texts.set(file, source);
      } else if (
        !isShared(file) &&
        path.relative(path.dirname(entry), helper).startsWith('..')
      ) {
        throw new Error(
          `${where} is outside the demo's folder; a helper file lies beside the demo or below, one for several pages in docs/shared.`,
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

/** Whether a file is a helper shared by all demos. */
export const isShared = (file: string): boolean => SHARED_FOLDER.test(file);

const exists = (file: string): Promise<boolean> =>
  fs.stat(file).then(
    () => true,
    () => false,
  );

/**
 * Reads the files of one styling of a demo as its page offers them, in one folder.
 * @param entry path of the demo's `.tsx` file
 * @throws Error with file and line of an import that cannot be resolved
 */
export const readDemoFiles = async (
  entry: string,
  siteDir: string,
): Promise<PublishedFile[]> => nameDemoFiles(await collectSources(entry, siteDir), entry);

/** The same for sources that have already been read. */
export const nameDemoFiles = ({ texts }: DemoSources, entry: string): PublishedFile[] =>
  [...texts].map(([file, code]) => ({
    name: isShared(file)
      ? path.basename(file)
      : path.relative(path.dirname(entry), file).split(path.sep).join('/'),
    code,
  }));
