import { fc } from '../support/properties/properties';
import { findActivePage } from '../../src/lib/findActivePage';
import { getDocId, getPathnameOfDoc } from '../../src/lib/docPaths';
import { getHashVariant } from '../../src/lib/getHashVariant';
import { getProductInfoFromUrl } from '../../src/lib/getProductInfoFromUrl';
import { linkToLanguage, pathnameToLanguage } from '../../src/lib/languagePaths';
import { pageToTitle } from '../../src/lib/pageToTitle';
import { nav } from '../../src/nav';

const segment = fc.oneof(
  fc.constantFrom('x', 'zh', 'en', 'api', 'react-charts', 'react-data-grid', 'data-grid'),
  fc.constantFrom(
    'overview',
    'index',
    'blog',
    'docs',
    'toolpad',
    'studio',
    'experiments',
  ),
  fc.constantFrom(
    'material-ui',
    'components-api',
    '__proto__',
    'constructor',
    '',
    '.',
    '..',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const suffix = fc.oneof(
  fc.constantFrom(
    '',
    '/',
    '//',
    '?',
    '#',
    '?q=/zh/x',
    '#/zh?x',
    '/?a=1#b.tsx',
    '#css-A.tsx',
  ),
  fc.string({ maxLength: 8 }),
);
const path = fc
  .tuple(fc.array(segment, { maxLength: 6 }), suffix)
  .map(([segments, end]) => `/${segments.join('/')}${end}`);
const anything = fc.oneof(
  { weight: 4, arbitrary: path },
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,2}$/);
const folder = fc.oneof(
  slug,
  fc.constantFrom('data-grid', 'date-pickers', 'charts', 'tree-view', 'introduction'),
);

test('a language prefix is removed once, and everything after it is preserved', () => {
  fc.assert(
    fc.property(path, fc.constantFrom('en' as const, 'zh' as const), (rest, language) => {
      expect(pathnameToLanguage(`/${language}${rest}`)).toEqual({
        ...pathnameToLanguage(`/${language}${rest}`),
        userLanguage: language,
        canonicalAs: rest,
      });
    }),
  );
});

test('a canonical path has no query, hash or trailing slash, and is unchanged by another call', () => {
  fc.assert(
    fc.property(anything, (asPath) => {
      const { canonicalPathname } = pathnameToLanguage(asPath);
      expect(canonicalPathname).toMatch(/^(\/|[^?#]*[^?#/])$/);
      fc.pre(!/^\/(en|zh|api)(\/|$)/.test(canonicalPathname));
      expect(pathnameToLanguage(canonicalPathname).canonicalPathname).toBe(
        canonicalPathname,
      );
    }),
  );
});

test('query, hash and language do not affect product and page', () => {
  fc.assert(
    fc.property(path, suffix, (asPath, end) => {
      const bare = pathnameToLanguage(asPath).canonicalPathname;
      fc.pre(!/^\/(en|zh|api)(\/|$)/.test(bare));
      for (const variant of [
        `${bare}?${end}`,
        `${bare}#${end}`,
        `/zh${bare}`,
        `/en${bare}/`,
      ]) {
        expect(getProductInfoFromUrl(variant)).toEqual(getProductInfoFromUrl(bare));
        expect(getDocId(variant)).toBe(getDocId(bare));
      }
    }),
  );
});

test('product ids are words, and page ids contain neither query nor hash', () => {
  fc.assert(
    fc.property(anything, (asPath) => {
      const { productCategoryId, productId } = getProductInfoFromUrl(asPath);
      expect(`${productCategoryId} ${productId}`).toMatch(/^[a-z-]+ [a-z-]+$/);
      expect(getDocId(asPath) ?? '').not.toMatch(/[?#]/);
    }),
  );
});

test('a page derived from an address is served at that address', () => {
  fc.assert(
    fc.property(anything, (asPath) => {
      const docId = getDocId(asPath);
      if (docId === null) return;
      expect(getPathnameOfDoc(docId)).toBe(pathnameToLanguage(asPath).canonicalPathname);
    }),
  );
});

test('a page in its expected folder has an address that maps back to it', () => {
  fc.assert(
    fc.property(
      folder,
      fc.array(slug, { minLength: 1, maxLength: 3 }),
      (product, topics) => {
        const docId = [product, ...topics, topics.at(-1)].join('/');
        expect(getDocId(getPathnameOfDoc(docId))).toBe(docId);
      },
    ),
  );
});

test('a link to a language is not changed again, and can be converted back', () => {
  fc.assert(
    fc.property(anything, (href) => {
      const linked = linkToLanguage(href, 'zh');
      expect(linkToLanguage(linked, 'zh')).toBe(linked);
      expect(linkToLanguage(href, 'en')).toBe(href);
      if (linked !== href) {
        expect(pathnameToLanguage(linked)).toMatchObject({
          userLanguage: 'zh',
          canonicalAs: href,
        });
      }
    }),
  );
});

test('no text makes a helper throw', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(typeof getPathnameOfDoc(text)).toBe('string');
      expect(typeof pageToTitle({ pathname: text })).toBe('string');
      expect(Object.keys(getHashVariant(text))).toEqual(['codeVariant', 'codeStyling']);
      const { activePage, activePageParents } = findActivePage(nav, text);
      if (activePage === null) expect(activePageParents).toEqual([]);
    }),
  );
});
