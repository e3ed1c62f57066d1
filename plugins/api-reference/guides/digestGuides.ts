import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { SectionedGuide } from './readSectionedGuides';

/**
 * A hash of all that pages of the reference show of other pages: which there are, and what the
 * guides explain. A sentence without a name in code leaves it as it is.
 * @param docsDir folder of the documentation
 * @param guides all of them, as `readSectionedGuides` reads them
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
