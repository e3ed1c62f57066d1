import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';

/** What the bench copies and builds; Git ignores it, `npm run clear` removes it. */
export const BENCH_DIR = path.join(SITE_DIR, '.cache', 'bench-build');
