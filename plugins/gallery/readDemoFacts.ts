import crypto from 'node:crypto';
import path from 'node:path';
import type { PublishedFile } from '../../src/types/machineFiles';
import { type Plan, PLANS } from '../../src/types/page';
import { collectSources, nameDemoFiles } from '../demos/collectSources';
import { findDemoOfPage } from '../demos/findDemo';

export interface DemoFacts {
  /** Hash of its current source. */
  hash: string;
  /** The highest plan of the packages it uses. */
  plan?: Plan;
}

const COMMERCIAL = /^@mui\/x-[\w-]+?-(pro|premium)(\/|$)/;

/**
 * Reads the data that the gallery needs from a demo's source.
 * @param id `data-grid/sorting/SortByRank`
 * @throws Error with the page that names a missing demo, or the file with a missing import
 */
export async function readDemoFacts(id: string, siteDir: string): Promise<DemoFacts> {
  const folder = path.posix.dirname(id);
  const page = `docs/${folder}/${path.posix.basename(folder)}.mdx`;
  const { variants } = findDemoOfPage(page, path.posix.basename(id), siteDir);
  const entry = variants.system;
  const sources = await collectSources(entry, siteDir);
  const plans = sources.imports.map(({ specifier }) => COMMERCIAL.exec(specifier)?.[1]);
  const plan = PLANS.findLast((each) => plans.includes(each));
  const hash = hashDemo(nameDemoFiles(sources, entry));
  return { hash, ...(plan && { plan }) };
}

const DIGITS = 8;

/**
 * A short hash of the current source of a demo, which is part of the file name of its
 * picture.
 * @param files of the demo's System styling, which is the one in pictures
 */
export function hashDemo(files: readonly PublishedFile[]): string {
  const hash = crypto.createHash('sha256');
  for (const { name, code } of files) hash.update(JSON.stringify([name, code]));
  return hash.digest('hex').slice(0, DIGITS);
}
