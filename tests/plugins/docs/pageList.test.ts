import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { readSiteConfig } from '../../../src/config/environment/readSiteConfig';
import { navbarItems } from '../../../src/config/menus';

/** `plugins/docs` removes the list of all pages, with which these would find a page. */
test('no navbar item looks up a page by its id', () => {
  const items = navbarItems(readSiteConfig({}), (id) => id) as { type?: string }[];
  expect(items.length).toBeGreaterThan(3);
  expect(items.filter(({ type }) => /^doc/.test(type ?? ''))).toEqual([]);
});

test('no part of the site uses the list of pages', () => {
  const folder = path.join(SITE_DIR, 'src');
  const users = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /\b(?:useDocById|useLayoutDoc|useActiveDocContext|useDocVersionSuggestions|useVersions|useAllDocsData|useDocsData)\b/.test(
        fs.readFileSync(path.join(folder, file), 'utf8'),
      ),
    );
  expect(users).toEqual([]);
});
