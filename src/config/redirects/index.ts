import { dateRedirects } from './dateRedirects';
import { GUIDE_REDIRECTS } from './guides';
import moved from './movedByCommand.json';
import { REFERENCE_REDIRECTS } from './reference';
import type { Redirect } from './Redirect';
import { SHORT_LINKS, SHORT_LINKS_PATH } from './shortLinks';

export type { Redirect } from './Redirect';
export { ROOT_REDIRECTS } from './root';
export { PRINTED_LINKS } from './shortLinks';

/** Guides that `npm run page:move` moved, by the day of the move. */
const MOVED = Object.entries(moved as Record<string, Record<string, string>>);

/**
 * Redirects below the base of every language. A guide that is removed gets an entry in
 * `guides.ts`, and an API page in `reference.ts`, so that external links keep working.
 */
export const REDIRECTS: readonly Redirect[] = [
  ...GUIDE_REDIRECTS,
  ...MOVED.flatMap(([since, table]) => dateRedirects(since, table)),
  ...REFERENCE_REDIRECTS,
  ...SHORT_LINKS.map(({ name, to, since }) => ({
    from: `${SHORT_LINKS_PATH}/${name}`,
    to,
    since,
  })),
];
