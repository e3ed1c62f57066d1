import path from 'node:path';
import { PLANS, type Plan } from '../../src/types/plan';
import { collectSources } from '../demos/collectSources';
import { nameDemoFiles } from '../demos/readDemoFiles';
import { hashDemo } from './hashDemo';

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
 * @throws Error with the file that is missing or has a missing import
 */
export async function readDemoFacts(id: string, siteDir: string): Promise<DemoFacts> {
  const entry = path.join(siteDir, 'docs', `${id}.tsx`);
  const sources = await collectSources(entry, siteDir);
  const plans = sources.imports.map(({ specifier }) => COMMERCIAL.exec(specifier)?.[1]);
  const plan = PLANS.findLast((each) => plans.includes(each));
  const hash = hashDemo(nameDemoFiles(sources, entry));
  return { hash, ...(plan && { plan }) };
}
