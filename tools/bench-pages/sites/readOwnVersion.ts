import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';

/** The installed version of a package. */
export function readOwnVersion(name: string): string {
  const file = path.join(SITE_DIR, 'node_modules', name, 'package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}
