import { CURRENT_VERSION, OWN_VERSION } from '../../src/config/versions';

/**
 * Whether this build is of a version before the current one. Tables that the project has once,
 * such as the redirects, follow the current pages then: what they say of others is left out.
 */
export const isOlderVersion = (): boolean => OWN_VERSION !== CURRENT_VERSION;
