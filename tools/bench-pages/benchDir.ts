import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';

/**
 * Folder for installed packages and builds; ignored by Git, removed by `npm run clear`.
 */
export const BENCH_DIR = path.join(SITE_DIR, '.cache', 'bench-pages');
