import { MAX_HITS_OF_PAGE } from '../../../config/searchDialog';
import { pathnameToLanguage } from '../../../lib/languagePaths';
import { splitVersion } from '../../../lib/splitVersion';
import type { Plan, ProductFolder } from '../../../types/page';
import type { SearchHit, SearchText } from '../../../types/search';

/** The hits of one page. */
export interface HitGroup {
  /** Address of the page, without anchor. */
  path: string;
  title: SearchText;
  product: ProductFolder | undefined;
  /** Major version of the documentation that contains the page. */
  major: number;
  /** The plan of the whole page. */
  plan: Plan | undefined;
  /** Best first. */
  hits: readonly SearchHit[];
}

/**
 * Groups hits by page. Pages are sorted by their best hits, so the best hit stays first.
 * @param hits best first
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, [SearchHit, ...SearchHit[]]>();
  for (const hit of hits) {
    const path = hit.url.replace(/#.*$/s, '');
    const group = groups.get(path);
    if (!group) groups.set(path, [hit]);
    else if (group.length < MAX_HITS_OF_PAGE) group.push(hit);
  }
  return [...groups].map(([path, [best, ...others]]) => {
    const { canonicalPathname } = pathnameToLanguage(path);
    const page = [best, ...others].find(({ heading }) => heading === undefined);
    return {
      path,
      title: best.page,
      product: best.product,
      major: splitVersion(canonicalPathname).version.major,
      plan: page?.plan,
      hits: [best, ...others],
    };
  });
}
