import { getDocId } from '../../src/lib/getDocId';
import type { Redirect } from '../../src/config/redirects';

const PATH = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Options of `@docusaurus/plugin-client-redirects`, which writes a small page for each old
 * address that leads on with its query and hash; it stops the build where `to` is no page.
 * @param redirects the table of `src/config/redirects.ts`
 * @param pageIds ids of the pages that exist
 * @throws Error naming the entry and how to mend it
 */
export function makeRedirects(
  redirects: readonly Redirect[],
  pageIds: readonly string[],
): { from: string; to: string }[] {
  const pages = new Set(pageIds);
  const seen = new Set<string>();
  return redirects.map(({ from, to, since }) => {
    const refuse = (reason: string): never => {
      throw new Error(`src/config/redirects.ts: "${from}": ${reason}`);
    };
    for (const path of [from, to])
      if (!PATH.test(path))
        refuse(`"${path}" is to be written like "react-charts/bars", without /x/.`);
    if (!DATE.test(since)) refuse(`since "${since}" is to be a date like 2026-11-22.`);
    if (seen.has(from)) refuse('has two entries; keep one.');
    seen.add(from);
    if (pages.has(getDocId(`/x/${from}`) ?? ''))
      refuse('is a page that exists; take the entry out.');
    return { from: `/${from}/`, to: `/${to}/` };
  });
}
