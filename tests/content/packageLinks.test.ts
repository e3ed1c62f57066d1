import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { listRedirects } from '../../content/redirects/listRedirects';
import { BASE_URLS } from '../../src/config/languages';
import { PRINTED_LINKS } from '../../src/config/redirects';
import { listPagePaths } from '../../tools/paths/listPagePaths';
import { listPackageLinks } from '../support/content/listPackageLinks';

/** Addresses outside of the documentation of these components. */
const OTHERS: readonly [RegExp, string][] = [
  [/^\/(?:base-ui|joy-ui|material-ui|system)\//, 'other libraries'],
  [/^\/(?:blog|legal|pricing|store)\//, 'the vendor itself'],
  [/^\/r\/x-(?:pro|premium)-svg\/$/, 'pictures in release notes'],
];

const links = [...listPackageLinks()].filter(
  ([address]) => !OTHERS.some(([pattern]) => pattern.test(address)),
);
const answered = new Set([
  BASE_URLS.en,
  ...listPagePaths(path.join(SITE_DIR, 'docs')).map((page) => BASE_URLS.en + page),
  ...listRedirects(SITE_DIR).map(({ from }) => from),
]);

// If this fails, a new version of a package links a page under another address: add it to
// src/config/redirects, with the page that has its content here.
test("every link of the installed packages leads to a page, on the site that replaces the vendor's", () => {
  expect(links.length).toBeGreaterThan(200);
  const lost = links.filter(([address]) => !answered.has(address));
  expect(lost.map(([address, file]) => `${address} (${file})`)).toEqual([]);
});

test('every ignored address is still in a package', () => {
  const all = [...listPackageLinks().keys()];
  const unused = OTHERS.filter(
    ([pattern]) => !all.some((address) => pattern.test(address)),
  );
  expect(unused).toEqual([]);
});

test('every short link that a package prints is in the table', () => {
  const printed = links
    .map(([address]) => /^\/r\/x-(.+)\/$/.exec(address)?.[1])
    .filter((name) => name !== undefined);
  expect(printed.length).toBeGreaterThan(5);
  expect(PRINTED_LINKS.map(({ name }) => name)).toEqual(expect.arrayContaining(printed));
});
