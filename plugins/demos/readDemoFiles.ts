import path from 'node:path';
import type { PublishedFile } from '../../src/types/machineFiles';
import { collectSources, isShared } from './collectSources';

/**
 * The files of one styling of a demo as its page offers them: all in one folder.
 * @param entry path of the demo's `.tsx` file
 * @throws Error naming file and line of an import that leads nowhere
 */
export async function readDemoFiles(
  entry: string,
  siteDir: string,
): Promise<PublishedFile[]> {
  const { texts } = await collectSources(entry, siteDir);
  return [...texts].map(([file, code]) => ({
    name: isShared(file)
      ? path.basename(file)
      : path.relative(path.dirname(entry), file).split(path.sep).join('/'),
    code,
  }));
}
