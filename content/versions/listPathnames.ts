import fs from 'node:fs';
import path from 'node:path';
import { getPathnameOfDoc } from '../../src/lib/docPaths';
import { listPageIds } from '../nav/listPageIds';

/**
 * Lists the addresses of written pages and of reference pages, which are generated from
 * data.
 * @param docsDir folder of the pages of one version
 */
export function listPathnames(docsDir: string): string[] {
  const api = path.join(docsDir, 'api');
  const data = fs.existsSync(api)
    ? fs
        .readdirSync(api, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .map((file) => `api/${file.split(path.sep).join('/').slice(0, -'.json'.length)}`)
    : [];
  return [...new Set([...listPageIds(docsDir), ...data])].sort().map(getPathnameOfDoc);
}
