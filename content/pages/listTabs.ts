import path from 'node:path';
import { readText } from '../text/readText';
import { API_TABS, type ApiTab } from '../../src/config/api';
import { readFrontMatter } from '../front-matter/readFrontMatter';

/**
 * Lists the last segments of the API tabs of a guide, according to its front matter.
 * @param docsDir folder of the English pages
 */
export function listTabs(docsDir: string, id: string): string[] {
  const file = path.join(docsDir, `${id}.mdx`);
  const fields = readFrontMatter(readText(file), file);
  return (Object.keys(API_TABS) as ApiTab[])
    .filter((tab) => [fields[tab]].flat().some(Boolean))
    .map((tab) => API_TABS[tab]);
}
