import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { SectionedGuide } from './readSectionedGuides';

/**
 * Hashes everything that reference pages show of other pages: which pages exist, and what
 * the guides explain. A sentence without a name in code does not change the hash.
 * @param docsDir folder of the documentation
 * @param guides all guides, as returned by `readSectionedGuides`
 */
export function digestGuides(docsDir: string, guides: readonly SectionedGuide[]): string {
  const pages = fs
    .readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(mdx|json)$/.test(file))
    .sort();
  const explained = guides.map(({ sections, ...guide }) => ({
    ...guide,
    sections: sections.map(({ anchor, names }) => [anchor, [...names]]),
  }));
  return createHash('sha256')
    .update(JSON.stringify([pages, explained]))
    .digest('hex');
}
