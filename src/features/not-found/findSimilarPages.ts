import {
  MAX_SIMILAR_PAGES,
  MIN_LIKENESS,
  PAGE_ABOVE,
  SAME_PRODUCT,
} from '../../config/notFound';
import { getLikeness } from '../../lib/findNearest';
import { getProductInfoFromUrl } from '../../lib/getProductInfoFromUrl';
import { splitVersion } from '../../lib/splitVersion';
import type { IndexedPage } from '../../types/page';
import { normalizePath } from './requestedPath';

/**
 * The pages whose address or title is most similar to an unknown address, best first.
 * Pages of the same product come before others, and a parent page counts as similar.
 * Pages of other versions are excluded, as they are similar in all versions.
 */
export function findSimilarPages(pathname: string, pages: IndexedPage[]): IndexedPage[] {
  const requested = normalizePath(pathname);
  const versionOf = (path: string) => splitVersion(normalizePath(path)).version;
  return pages
    .filter((page) => versionOf(page.path) === versionOf(requested))
    .map((page) => ({ page, score: scorePage(requested, page) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1))
    .slice(0, MAX_SIMILAR_PAGES)
    .map(({ page }) => page);
}

function scorePage(requested: string, page: IndexedPage): number {
  const path = normalizePath(page.path);
  const isAbove = path !== '/x' && requested.startsWith(`${path}/`);
  const last = getLast(requested);
  const likeness = Math.max(
    getLikeness(last, getLast(path)),
    getLikeness(last, page.title.replaceAll(' ', '-')),
  );
  if (likeness < MIN_LIKENESS && !isAbove) return 0;
  const { productId } = getProductInfoFromUrl(requested);
  const isSameProduct =
    productId !== null && productId === getProductInfoFromUrl(path).productId;
  return (
    likeness +
    getLikeness(requested, path) +
    (isSameProduct ? SAME_PRODUCT : 0) +
    (isAbove ? PAGE_ABOVE : 0)
  );
}

const getLast = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
