import fs from 'node:fs';
import path from 'node:path';
import { listPageIds } from '../../../content/nav/listPageIds';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { makeHomeData } from '../../../plugins/home';
import { HOME_NEWS } from '../../../src/config/home';
import { MAINTAINED_VERSIONS } from '../../../src/config/versions';
import { PRODUCT_FOLDERS } from '../../../src/types/page';

const notifications = fs.readFileSync(
  path.join(SITE_DIR, 'static/notifications.json'),
  'utf8',
);
const read = (folder: string) => listPageIds(path.join(SITE_DIR, folder));

test('the current version has a guide for each product, and news', () => {
  const data = makeHomeData(read('docs'), notifications, 'zh');
  expect(data.guides.map(({ product }) => product)).toEqual([...PRODUCT_FOLDERS]);
  expect(data.news).toHaveLength(HOME_NEWS);
  expect(data.news[0]?.title).toMatch(/\p{Script=Han}/u);
});

test.each(MAINTAINED_VERSIONS.map(({ major }) => major))(
  'v%s links its own guides, and no news without a page for them',
  (major) => {
    const pages = read(`versioned_docs/version-${major}`);
    const data = makeHomeData(pages, notifications, 'en', major);
    expect(data.formerMajor).toBe(major - 1);
    expect(data.guides.length).toBeGreaterThan(0);
    expect(data.news).toEqual([]);
  },
);
