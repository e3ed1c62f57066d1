import fs from 'node:fs';
import path from 'node:path';
import { findStrayMarks } from '../../content/mdx/findStrayMarks';
import { SITE_DIR } from '../../content/paths/siteDir';
import { readText } from '../../content/text/readText';
import { findFaults } from '../../plugins/mdx/page-check/findFaults';

const listPages = (folder: string): string[] =>
  fs
    .readdirSync(path.join(SITE_DIR, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join(folder, file));

test.each(['docs', 'i18n'])(
  'the pages in %s show everything that they say',
  (folder) => {
    const pages = listPages(folder);
    expect(pages.length).toBeGreaterThan(40);
    const faults = pages.flatMap((page) => {
      const text = readText(path.join(SITE_DIR, page));
      return [
        ...findFaults(text).map(({ line, message }) => `${page}:${line}: ${message}`),
        ...findStrayMarks(text).map((message) => `${page}: ${message}`),
      ];
    });
    expect(faults).toEqual([]);
  },
  600_000,
);
