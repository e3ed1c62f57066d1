import path from 'node:path';
import type { PublishedFile } from '../../src/types/machineFiles';
import { collectSources, isShared, type DemoSources } from './collectSources';

/**
 * The files of one styling of a demo as its page offers them: all in one folder.
 * @param entry path of the demo's `.tsx` file
 * @throws Error naming file and line of an import that leads nowhere
 */
export const readDemoFiles = async (
  entry: string,
  siteDir: string,
): Promise<PublishedFile[]> => nameDemoFiles(await collectSources(entry, siteDir), entry);

/** The same of sources that were read already. */
export const nameDemoFiles = ({ texts }: DemoSources, entry: string): PublishedFile[] =>
  [...texts].map(([file, code]) => ({
    name: isShared(file)
      ? path.basename(file)
      : path.relative(path.dirname(entry), file).split(path.sep).join('/'),
    code,
  }));
