import fs from 'node:fs';
import path from 'node:path';
import { API_TABS, type ApiTab } from '../../src/config/api';

/**
 * Lists the last segments of the API tabs of a guide, according to its front matter.
 * @param docsDir folder of the English pages
 */
export function listTabs(docsDir: string, id: string): string[] {
  const text = fs.readFileSync(path.join(docsDir, `${id}.mdx`), 'utf8');
  const [, head = ''] = /^---\n([^]*?)\n---/.exec(text) ?? [];
  return (Object.keys(API_TABS) as ApiTab[])
    .filter((tab) => new RegExp(`^${tab}:(?! *\\[ *\\])`, 'm').test(head))
    .map((tab) => API_TABS[tab]);
}
