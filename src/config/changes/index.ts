import type { Change } from '../../types/news';
import { PACKAGE_CHANGES } from './packages';
import { SITE_CHANGES } from './site';

/**
 * What is new in the documented packages and in this documentation, newest first, for the
 * feed and the page about it. The notifications of `static/notifications.json` appear
 * there too and need no entry here.
 */
export const CHANGES: readonly Change[] = [...SITE_CHANGES, ...PACKAGE_CHANGES].sort(
  (a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0),
);
