import fs from 'node:fs';
import path from 'node:path';
import { hashDemo } from '../../plugins/gallery/readDemoFacts';
import { BUILD_DIR } from '../../content/paths/siteDir';
import { GALLERY_PATH, PICKED_DEMOS } from '../../src/config/gallery';
import { BASE_URLS, LANGUAGES, type Language } from '../../src/config/languages';
import { DEMO_LIST_FILE } from '../../src/config/machineFiles';
import type { PublishedDemo } from '../../src/types/machineFiles';
import { PRODUCT_FOLDERS } from '../../src/types/page';
import { isBuilt, readBuiltPage } from '../support/browser/builtPage';
import { readBuilt } from './support/readBundle';

/** The targets of the cards of a gallery page, in its order. */
const listTargets = (language: Language, part = ''): string[] =>
  [
    ...readBuilt(language, `${GALLERY_PATH}${part}index.html`).matchAll(
      /href="?([^\s">]+#\w+\.tsx)["\s>]/g,
    ),
  ].map(([, href = '']) => href);

const listPictures = (language: Language): string[] =>
  [
    ...readBuilt(language, `${GALLERY_PATH}index.html`).matchAll(
      /src="?([^\s">]+\/img\/demos\/[^\s">]+)["\s>]/g,
    ),
  ].map(([, source = '']) => source);

const readDemos = (language: Language): PublishedDemo[] =>
  JSON.parse(readBuilt(language, DEMO_LIST_FILE)) as PublishedDemo[];

describe.each(LANGUAGES)('gallery in %s', (language) => {
  const all = listTargets(language);
  const targets = all.slice(PICKED_DEMOS.length);

  test('the picked demos come first', () => {
    const picks = all.slice(0, PICKED_DEMOS.length);
    const names = picks.map((href) => /#(\w+)\.tsx$/.exec(href)?.[1]);
    expect(names).toEqual(PICKED_DEMOS.map((id) => id.split('/').at(-1)));
    expect(targets).toEqual(expect.arrayContaining(picks));
  });

  test('every demo that has a section on a page has a card', () => {
    const idsOf = new Map<string, ReadonlySet<string>>();
    const expected = readDemos(language)
      .map(({ id, page }) => ({ page, anchor: `${id.split('/').at(-1)}.tsx` }))
      .filter(({ page, anchor }) => {
        const ids = idsOf.get(page) ?? new Set(readBuiltPage(`${page}index.html`).ids);
        idsOf.set(page, ids);
        return ids.has(anchor);
      })
      .map(({ page, anchor }) => `${page}#${anchor}`);
    expect(expected.length).toBeGreaterThan(900);
    expect(targets.toSorted()).toEqual(expected.toSorted());
  });

  test('no image of a card is missing, and most cards have one in each scheme', () => {
    const pictures = listPictures(language);
    expect(pictures.filter((address) => !isBuilt(address))).toEqual([]);
    expect(pictures.length).toBeGreaterThan(targets.length);
    expect(pictures.every((address) => address.startsWith(BASE_URLS[language]))).toBe(
      true,
    );
  });

  test.each(PRODUCT_FOLDERS)('%s has its own gallery page', (product) => {
    const own = listTargets(language, `${product}/`);
    expect(own.length).toBeGreaterThan(50);
    expect(own).toEqual(targets.filter((href) => href.includes(`/react-${product}/`)));
  });

  test('the sitemap lists its pages', () => {
    const sitemap = fs.readFileSync(
      path.join(BUILD_DIR, BASE_URLS[language], 'sitemap.xml'),
      'utf8',
    );
    for (const part of ['', ...PRODUCT_FOLDERS.map((product) => `${product}/`)])
      expect(sitemap).toContain(`${BASE_URLS[language]}${GALLERY_PATH}${part}</loc>`);
  });
});

test('images contain the hash of their source', () => {
  const hashes = new Map(
    readDemos('en').map(({ id, code }) => [
      id.replaceAll('/', '.'),
      hashDemo(code.system),
    ]),
  );
  const files = listPictures('en').map((address) => path.posix.basename(address));
  const present = files.filter((file) => {
    const [, name = '', hash] =
      /^(.+)\.([0-9a-f]{8})\.(?:light|dark)\.webp$/.exec(file) ?? [];
    return hashes.get(name) === hash;
  });
  expect(present.length).toBeGreaterThan(files.length / 2);
});
