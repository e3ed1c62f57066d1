/**
 * `npm run playground:new -- <name>`: creates a page for experiments, which Git ignores
 * and production builds exclude (`pagesOptions.ts`).
 */
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { createPrivatePage } from '../../plugins/playground/createPrivatePage';

try {
  const file = createPrivatePage(process.argv[2], SITE_DIR, fs);
  const name = path.basename(path.dirname(file));
  console.log(`Made ${path.relative(SITE_DIR, file)}
With the development server running (npm start) it is at /x/playground/${name}/`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
