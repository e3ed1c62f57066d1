import path from 'node:path';
import { readText } from '../text/readText';
import type { Plan } from '../../src/types/page';
import { readFrontMatter } from '../front-matter/readFrontMatter';
import { listPageIds } from './listPageIds';

/**
 * Reads the plans that pages require, by id, from their front matter. The fields are
 * validated when the pages themselves are built.
 * @param docsDir folder of the English pages
 */
export const readPlans = (docsDir: string): ReadonlyMap<string, Plan> =>
  new Map(
    listPageIds(docsDir)
      .filter((id) => !id.startsWith('api/'))
      .flatMap((id) => {
        const file = path.join(docsDir, `${id}.mdx`);
        const { plan } = readFrontMatter(readText(file), file);
        return plan ? [[id, plan as Plan] as const] : [];
      }),
  );
