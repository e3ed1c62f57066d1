/**
 * The hash, query and path of an address can come from any link, so they are untrusted.
 */
import { followMovedSection } from '../../src/features/moved-sections/followMovedSection';
import { isDemoHash } from '../../src/features/demo/getDemoHash';
import { revealTarget } from '../../src/features/api-reference/revealTarget';
import { findSimilarPages } from '../../src/features/not-found/findSimilarPages';
import { getSearchWords } from '../../src/features/not-found/requestedPath';
import {
  MAX_ERROR_ARGUMENTS,
  parseErrorQuery,
} from '../../src/features/production-error/parseErrorQuery';
import { parseQuery, renderQuery } from '../../src/features/playground/playgroundQuery';
import { readAddress, writeAddress } from '../../src/features/search/page/searchAddress';
import { parseQuery as parseSearch } from '../../src/features/search/engine/parseQuery';
import { MAX_SEARCH_LENGTH } from '../../src/config/notFound';
import { MOVED_SECTIONS } from '../../src/config/sections';
import { findMovedSection } from '../../src/lib/findMovedSection';
import { findNearest } from '../../src/lib/findNearest';
import { getHashVariant } from '../../src/lib/getHashVariant';
import { tryDecode } from '../../src/lib/tryDecode';
import { CODE_VARIANTS, STYLINGS } from '../../src/types/demo';
import { PRODUCT_FOLDERS } from '../../src/types/page';
import { SEARCH_KINDS } from '../../src/types/search';
import { doQuickly, fc, hostileText } from '../support/properties/attacks';

const hash = fc
  .tuple(fc.constantFrom('', '#', '#css-', '#prop-', '#code='), hostileText)
  .map((parts) => parts.join(''));

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        ...['q', 'product', 'kind', 'demo', 'styling', 'code', 'scheme', 'dir'],
        ...['args[]', '__proto__', ''],
      ),
      fc.oneof(
        fc.constantFrom('js', 'css', 'dark', 'rtl', 'charts', 'guide', '12'),
        hostileText,
      ),
      fc.boolean(),
    ),
    { maxLength: 30 },
  )
  .map(
    (pairs) =>
      `?${pairs
        .map(([name, value, isRaw]) =>
          isRaw ? `${name}=${value}` : new URLSearchParams([[name, value]]).toString(),
        )
        .join('&')}`,
  );

const PAGES = Array.from({ length: 1_700 }, (_, index) => ({
  path: `/x/react-data-grid/topic-${index}/`,
  title: `Topic ${index}`,
}));

beforeEach(() => {
  window.HTMLElement.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML =
    '<main><h2 id="prop-rows"></h2><div data-n="1" id="rows" hidden></div></main>';
});

test('any hash is read as a variant of code, or as none', () => {
  fc.assert(
    fc.property(hash, (text) =>
      doQuickly(() => {
        const { codeVariant, codeStyling } = getHashVariant(text);
        expect([null, 'JS', 'TS']).toContain(codeVariant);
        expect([null, 'MUI System', 'Tailwind', 'CSS']).toContain(codeStyling);
        expect(typeof isDemoHash(tryDecode(text), 'BasicBars')).toBe('boolean');
      }),
    ),
  );
});

test('any hash opens a row of the reference, or nothing', () => {
  const root = () => document.querySelector('main')!;
  fc.assert(
    fc.property(fc.oneof(hash, fc.constant('#rows')), (text) =>
      doQuickly(() => {
        const found = revealTarget(root(), text);
        expect(found === null || root().contains(found)).toBe(true);
        expect(found !== null && text === '').toBe(false);
      }),
    ),
  );
});

test('names that every object inherits are not sections', () => {
  const page = fc.constantFrom(
    ...Object.keys(MOVED_SECTIONS).slice(0, 5),
    ...['api/charts/bar-chart', 'constructor', '__proto__', 'api/'],
  );
  fc.assert(
    fc.property(page, hostileText, (path, anchor) => {
      const found = doQuickly(() => findMovedSection(path, anchor));
      expect(['string', 'undefined']).toContain(typeof found);
    }),
  );
});

test('a moved section leads to a place on the page, and nowhere else', () => {
  const replaced: string[] = [];
  const win = (pathname: string) =>
    ({
      document,
      location: { pathname, replace: (to: string) => replaced.push(to) },
    }) as unknown as Window;
  const path = fc.oneof(
    hostileText.map((text) => `/x/${text}`),
    fc.constantFrom('/x/api/data-grid/data-grid/', '/zh/x/api/charts/', '/x/constructor'),
  );
  const anchor = fc.oneof(fc.constant('data-grid-prop-rows'), hostileText);
  fc.assert(
    fc.property(path, anchor, (pathname, name) =>
      doQuickly(() => followMovedSection(win(pathname), name)),
    ),
  );
  expect(replaced.length).toBeGreaterThan(0);
  for (const to of new Set(replaced)) expect(to).toBe('#prop-rows');
});

test('any query of the playground is read as one that the site could have written', () => {
  fc.assert(
    fc.property(query, (text) =>
      doQuickly(() => {
        const { demo, styling, code, scheme, dir, ...others } = parseQuery(text);
        expect(others).toEqual({});
        expect([undefined, ...STYLINGS]).toContain(styling);
        expect([undefined, ...CODE_VARIANTS]).toContain(code);
        expect([undefined, 'light', 'dark']).toContain(scheme);
        expect([undefined, 'ltr', 'rtl']).toContain(dir);
        const read = { demo, styling, code, scheme, dir };
        expect({ demo, ...parseQuery(renderQuery(read)) }).toEqual({
          demo,
          ...parseQuery(text),
        });
      }),
    ),
  );
});

test('any query of the search and of the error page is read', () => {
  fc.assert(
    fc.property(query, (text) =>
      doQuickly(() => {
        const { filters, text: wanted } = readAddress(text);
        expect([undefined, ...PRODUCT_FOLDERS]).toContain(filters.product);
        expect([undefined, ...SEARCH_KINDS]).toContain(filters.kind);
        expect(writeAddress({ filters, text: wanted })).toMatch(/^(\?[\w%&=.*+-]*)?$/);
        expect(parseSearch(wanted).words.length).toBeLessThanOrEqual(12);
        const { code, args } = parseErrorQuery(text);
        expect(code === undefined || Number.isSafeInteger(code)).toBe(true);
        expect(args.length).toBeLessThanOrEqual(MAX_ERROR_ARGUMENTS);
      }),
    ),
  );
});

test('an unknown address gives a few suggestions and search words, however long it is', () => {
  const pathname = fc.oneof(
    hostileText.map((text) => `/x/${text}`),
    fc.constant(`/x/react-data-grid/${'long-'.repeat(1_600)}/`),
  );
  const pages = PAGES.slice(0, 20);
  fc.assert(
    fc.property(pathname, (path) =>
      doQuickly(() => {
        expect(findSimilarPages(path, pages).length).toBeLessThanOrEqual(5);
        expect(getSearchWords(path).length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH);
      }),
    ),
  );
});

test.each(['a', 'ab', '-topic', '😀', '/a', '%'])(
  'the longest address that servers accept is quickly compared with all pages: %s',
  (piece) => {
    // Random characters are the worst case, since all pairs differ.
    const long = Array.from({ length: 8_000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    ).join('');
    const paths = PAGES.map(({ path }) => path);
    for (const text of [piece.repeat(8_000).slice(0, 8_000), long, piece + long]) {
      doQuickly(() => findSimilarPages(`/x/${text}`, PAGES));
      doQuickly(() => findNearest(text, paths, 6));
    }
  },
);
