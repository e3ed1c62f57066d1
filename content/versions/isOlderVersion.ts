import { CURRENT_VERSION, OWN_VERSION } from '../../src/config/versions';

/**
 * Whether this build is of a version before the current one. Tables that exist once per
 * project, such as the redirects, refer to the current pages; entries for other pages are
 * then ignored.
 */
export const isOlderVersion = (): boolean => OWN_VERSION !== CURRENT_VERSION;
