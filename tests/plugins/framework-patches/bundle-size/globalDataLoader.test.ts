import fs from 'node:fs';
import path from 'node:path';
import globalDataLoader from '../../../../plugins/framework-patches/bundle-size/globalDataLoader';
import { navbarItems } from '../../../../src/config/menus';
import { readSiteConfig } from '../../../../src/config/environment/readSiteConfig';
import { SITE_DIR } from '../../../../content/paths/siteDir';

const wrap = (version: object) =>
  JSON.stringify({
    'docusaurus-plugin-content-docs': { default: { path: '/x/', versions: [version] } },
    other: { default: { docs: [1] } },
  });

test('the list of pages is removed, everything else stays', () => {
  const docs = [{ id: 'a', path: '/x/a' }];
  expect(globalDataLoader(wrap({ name: 'current', docs, sidebars: {} }))).toBe(
    wrap({ name: 'current', docs: [], sidebars: {} }),
  );
});

test.each([wrap({ name: 'current' }), '{}'])(
  'an unknown format stops the build',
  (text) => expect(() => globalDataLoader(text)).toThrow('another form'),
);

test('no navbar item looks up a page by its id', () => {
  const items = navbarItems(readSiteConfig({}), (id) => id) as { type?: string }[];
  expect(items.length).toBeGreaterThan(3);
  expect(items.filter(({ type }) => /^doc/.test(type ?? ''))).toEqual([]);
});

test('no part of the site uses the list', () => {
  const folder = path.join(SITE_DIR, 'src');
  const asking = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /\b(?:useDocById|useLayoutDoc|useActiveDocContext|useDocVersionSuggestions|useVersions|useAllDocsData|useDocsData)\b/.test(
        fs.readFileSync(path.join(folder, file), 'utf8'),
      ),
    );
  expect(asking).toEqual([]);
});
