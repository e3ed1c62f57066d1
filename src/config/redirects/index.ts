import { GUIDE_REDIRECTS } from './guides';
import { REFERENCE_REDIRECTS } from './reference';
import type { Redirect } from './Redirect';
import { SHORT_LINKS, SHORT_LINKS_PATH } from './shortLinks';

export type { Redirect } from './Redirect';
export { ROOT_REDIRECTS } from './root';
export { PRINTED_LINKS } from './shortLinks';

/**
 * Redirects below the base of every language. A page that is moved or removed gets an
 * entry in `guides.ts` or `reference.ts`, so that external links keep working.
 */
export const REDIRECTS: readonly Redirect[] = [
  ...GUIDE_REDIRECTS,
  ...REFERENCE_REDIRECTS,
  ...SHORT_LINKS.map(({ name, to, since }) => ({
    from: `${SHORT_LINKS_PATH}/${name}`,
    to,
    since,
  })),
];
