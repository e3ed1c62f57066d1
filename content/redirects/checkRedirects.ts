import { getDocId } from '../../src/lib/docPaths';
import type { Redirect } from '../../src/config/redirects';

const FROM = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
const TO = /^[a-z0-9]+(?:[-/][a-z0-9]+)*(?:#[^\s#]+)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Checks all entries of the tables in `src/config/redirects` against the existing pages.
 * @param redirects redirects whose sources are addresses of the same kind
 * @param pageIds ids of the existing pages
 * @param canBePage whether the sources are addresses of pages, so that none may be an
 *   existing page
 * @throws Error with each invalid entry and how to fix it
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  pageIds: readonly string[],
  canBePage: boolean,
): void {
  const pages = new Set(pageIds);
  const isPage = (path: string): boolean => pages.has(getDocId(`/x/${path}`) ?? '');
  const seen = new Set<string>();
  const findProblem = ({ from, to, since }: Redirect): string | undefined => {
    const [target = ''] = to.split('#');
    if (!FROM.test(from))
      return 'is to be written like "react-charts/bars", without /x/.';
    if (!TO.test(to))
      return `"${to}" is to be written like "react-charts/bars", without /x/.`;
    if (!DATE.test(since)) return `since "${since}" is to be a date like 2026-11-22.`;
    if (seen.has(from)) return 'has two entries; keep one.';
    seen.add(from);
    if (canBePage && isPage(from)) return 'is a page that exists; take the entry out.';
    if (isPage(target)) return undefined;
    return `leads to "${target}", which is no page. Name the page that answers now; one that moved again needs its new address here too.`;
  };
  const problems = redirects.flatMap((redirect) => {
    const problem = findProblem(redirect);
    return problem ? [`src/config/redirects: "${redirect.from}": ${problem}`] : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
