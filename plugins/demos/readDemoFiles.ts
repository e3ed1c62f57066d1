import path from 'node:path';
import type { PublishedFile } from '../../src/types/machineFiles';
import { collectSources, isShared, type DemoSources } from './collectSources';

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
