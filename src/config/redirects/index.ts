import { GUIDE_REDIRECTS } from './guides';
import { REFERENCE_REDIRECTS } from './reference';
import type { Redirect } from './Redirect';
import { SHORT_LINKS, SHORT_LINKS_PATH } from './shortLinks';

export type { Redirect } from './Redirect';
export { ROOT_REDIRECTS } from './root';
export { PRINTED_LINKS } from './shortLinks';

/**
 * Addresses below the base of every language that lead on to another page. A page that is moved
 * or taken away gets an entry in `guides.ts` or `reference.ts`, so that links from elsewhere
 * keep working.
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
