import path from 'node:path';
import { REDIRECTS } from '../../src/config/redirects';
import { listPageIds } from '../nav/listPageIds';
import { makeRedirects } from './makeRedirects';

/** Options of the redirect plugin for the pages of the site. */
export const readRedirects = (siteDir: string) => ({
  redirects: makeRedirects(REDIRECTS, listPageIds(path.join(siteDir, 'docs'))),
});
