import { getDocId } from '../../src/lib/docPaths';
import type { Redirect } from '../../src/config/redirects';

const FROM = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
const TO = /^[a-z0-9]+(?:[-/][a-z0-9]+)*(?:#[^\s#]+)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Checks the tables in `src/config/redirects` against the existing pages.
 * @param redirects redirects whose sources are addresses of the same kind
 * @param pageIds ids of the existing pages
 * @param canBePage whether the sources are addresses of pages, so that none may be an
 *   existing page
 * @throws Error with the entry and how to fix it
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  pageIds: readonly string[],
  canBePage: boolean,
): void {
  const pages = new Set(pageIds);
  const isPage = (path: string): boolean => pages.has(getDocId(`/x/${path}`) ?? '');
  const seen = new Set<string>();
  for (const { from, to, since } of redirects) {
    const refuse = (reason: string): never => {
      throw new Error(`src/config/redirects: "${from}": ${reason}`);
    };
    const [target = ''] = to.split('#');
    if (!FROM.test(from))
      refuse('is to be written like "react-charts/bars", without /x/.');
    if (!TO.test(to))
      refuse(`"${to}" is to be written like "react-charts/bars", without /x/.`);
    if (!DATE.test(since)) refuse(`since "${since}" is to be a date like 2026-11-22.`);
    if (seen.has(from)) refuse('has two entries; keep one.');
    seen.add(from);
    if (canBePage && isPage(from)) refuse('is a page that exists; take the entry out.');
    if (!isPage(target))
      refuse(
        `leads to "${target}", which is no page. Name the page that answers now; one that moved again needs its new address here too.`,
      );
  }
}
