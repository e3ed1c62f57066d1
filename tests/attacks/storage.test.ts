/**
 * Cookies and storage can be written by other sites of the domain or be damaged on disk.
 */
import { renderPreferencesScript } from '../../plugins/preferences';
import { createDraftSlot } from '../../src/components/editorDrafts';
import { findPlace, savePlace, removePlace } from '../../src/components/editorPlaces';
import { CONSENT_CHOICES, CONSENT_KEY } from '../../src/config/analytics';
import { DEMO_LANGUAGES } from '../../src/config/languages';
import { FEEDBACK_QUEUE_KEY, FEEDBACK_VOTES_KEY, VOTES } from '../../src/config/feedback';
import { RELOADED_KEY, RELOAD_PAUSE } from '../../src/config/offline';
import { COLOR_STYLE_ID, COOKIES, STORAGE_KEYS } from '../../src/config/preferences';
import { createConsent } from '../../src/features/analytics/createConsent';
import { createVoteMemory } from '../../src/features/feedback/createVoteMemory';
import { parseMessages } from '../../src/features/feedback/createFeedbackQueue';
import { createReloader } from '../../src/components/reloadPage';
import { readDraft, saveDraft } from '../../src/features/playground/drafts';
import { createCodeStore } from '../../src/features/preferences/createCodeStore';
import { parsePaletteColors } from '../../src/features/preferences/parsePaletteColors';
import { readSavedTheme } from '../../src/features/preferences/savedTheme';
import { readOpenedHit } from '../../src/features/search/mark/readOpenedHit';
import { doQuickly, fc, hostileJson, hostileText } from '../support/properties/attacks';
import { createMatchMedia } from '../support/components/createMatchMedia';

const STORAGE = { getStorage: () => window.localStorage, getEvents: () => window };
const any = fc.jsonValue({ maxDepth: 2 });

/** The expected fields of a stored object, mixed with fields of other types. */
const like = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: any }),
      ]),
    ),
    { requiredKeys: [] },
  );

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('cookies', () => {
  const jar = fc
    .array(
      fc.tuple(fc.constantFrom(...Object.values(COOKIES), '', '__proto__'), hostileText),
      { maxLength: 8 },
    )
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('; '));
  fc.assert(
    fc.property(jar, hostileText, (cookie, hash) =>
      doQuickly(() => {
        const { localStorage, addEventListener, removeEventListener } = window;
        const { codeVariant, codeStyling } = createCodeStore({
          document: { cookie },
          location: { hash },
          ...{ localStorage, addEventListener, removeEventListener },
        }).get();
        expect(['ts', 'js']).toContain(codeVariant);
        expect(['system', 'tailwind', 'css']).toContain(codeStyling);
      }),
    ),
  );
});

test('the cookie with colors cannot close a CSS rule or add a URL', () => {
  const color = fc.oneof(
    fc.constantFrom('#abc', '#aabbcc', 'rgb(1, 2, 3)', 'hsl(1, 2%, 3%)'),
    hostileText,
    hostileText.map((text) => `#abc${text}`),
    hostileText.map((text) => `rgb(1, 2, 3)${text}`),
    fc.constantFrom('red;}*{display:none', 'url(//evil)', '#abc;background:url(//evil)'),
  );
  const colors = fc.dictionary(
    fc.constantFrom('primary', 'secondary', '__proto__', '}', 'constructor'),
    like({ main: color, light: color, dark: color, contrastText: color }),
  );
  fc.assert(
    fc.property(hostileJson(colors), (text) =>
      doQuickly(() => {
        for (const shades of Object.values(parsePaletteColors(text) ?? {}))
          for (const shade of Object.values(shades as object))
            expect(shade).toMatch(/^[#\w(),.% ]*$/);
      }),
    ),
  );
});

test('saved preferences', () => {
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, (direction, dense, spacing) =>
      doQuickly(() => {
        window.localStorage.setItem(STORAGE_KEYS.demoLanguage, direction);
        window.localStorage.setItem(STORAGE_KEYS.direction, direction);
        window.localStorage.setItem(STORAGE_KEYS.dense, dense);
        window.localStorage.setItem(STORAGE_KEYS.spacing, spacing);
        const saved = readSavedTheme();
        expect([undefined, 'ltr', 'rtl']).toContain(saved.direction);
        expect(['undefined', 'boolean']).toContain(typeof saved.dense);
        expect(Object.keys(DEMO_LANGUAGES)).toContain(saved.demoLanguage ?? 'en');
        expect(saved.spacing ?? 0).toBeLessThanOrEqual(20);
      }),
    ),
  );
});

test('the script before the first paint sets only known attributes and runs no other code', () => {
  window.matchMedia = createMatchMedia(() => false);
  const run = new Function(renderPreferencesScript('x')) as () => void;
  const html = document.documentElement;
  const known = new Set(html.getAttributeNames());
  const stored = fc.dictionary(
    fc.constantFrom(...Object.values(STORAGE_KEYS)),
    fc.oneof(hostileText, fc.constantFrom('dark', 'rtl', 'true', '8', '1 %7B%7D\n*{}')),
  );
  const cookie = fc.oneof(
    fc.constant('%7B%7D'),
    hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
  );
  fc.assert(
    fc.property(stored, cookie, (values, colors) =>
      doQuickly(() => {
        window.localStorage.clear();
        for (const [key, value] of Object.entries(values))
          window.localStorage.setItem(key, value);
        document.cookie = `${COOKIES.paletteColors}=${colors}; path=/`;
        run();
        for (const name of html.getAttributeNames()) {
          if (known.has(name)) continue;
          expect(html.getAttribute(name)).toMatch(
            /^(light|dark|system|ltr|rtl|normal|dense|--[\w-]+: ?\d+px;?|)$/,
          );
        }
        expect(document.querySelectorAll('script')).toHaveLength(0);
        const style = document.getElementById(COLOR_STYLE_ID);
        expect(style?.childElementCount ?? 0).toBe(0);
        style?.remove();
      }),
    ),
  );
});

test('the answer to the consent banner', () => {
  fc.assert(
    fc.property(
      fc.oneof(hostileText, fc.constantFrom(...CONSENT_CHOICES)),
      (remembered) =>
        doQuickly(() => {
          window.localStorage.setItem(CONSENT_KEY, remembered);
          const onChoice = jest.fn();
          const showBanner = jest.fn(() => () => undefined);
          const end = createConsent({ ...STORAGE, document, showBanner, onChoice });
          const isKnown = CONSENT_CHOICES.some((choice) => choice === remembered);
          expect(onChoice).toHaveBeenCalledTimes(isKnown ? 1 : 0);
          expect(showBanner).toHaveBeenCalledTimes(isKnown ? 0 : 1);
          end();
        }),
    ),
  );
});

test('votes and unsent messages', () => {
  const path = fc.oneof(fc.constant('/x/'), hostileText);
  const lines = fc
    .array(fc.tuple(fc.constantFrom(...VOTES, '', 'x'), path), { maxLength: 5 })
    .map((pairs) => pairs.map((pair) => pair.join(' ')).join('\n'));
  const text = fc.oneof(fc.constant('ok'), hostileText);
  const message = like({
    ...{ id: text, comment: text, path: text, language: text },
    vote: fc.constantFrom(...VOTES),
  });
  fc.assert(
    fc.property(
      fc.oneof(lines, hostileText),
      path,
      hostileJson(fc.array(message)),
      (votes, page, waiting) =>
        doQuickly(() => {
          window.localStorage.setItem(FEEDBACK_VOTES_KEY, votes);
          const memory = createVoteMemory(STORAGE);
          expect([null, ...VOTES]).toContain(memory.get(page));
          memory.set('/x/own/', VOTES[0]);
          expect(memory.get('/x/own/')).toBe(VOTES[0]);
          window.localStorage.setItem(FEEDBACK_QUEUE_KEY, waiting);
          for (const each of parseMessages(waiting)) expect(VOTES).toContain(each.vote);
        }),
    ),
  );
});

test('the search hit that is being opened', () => {
  const hit = like({
    url: fc.oneof(fc.constant('/x/#a'), hostileText),
    at: fc.oneof(fc.constant(1_000), fc.double()),
    words: fc.array(fc.oneof(hostileText, any), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(hostileJson(hit), hostileText, (stored, hash) =>
      doQuickly(() => {
        const found = readOpenedHit(stored, { pathname: '/x/', hash: `#${hash}` }, 1_000);
        expect(found?.words.every((word) => typeof word === 'string') ?? true).toBe(true);
      }),
    ),
  );
});

test('drafts and editor positions', () => {
  const originals = [{ name: 'A.tsx', code: 'a' }];
  const file = fc.tuple(fc.constantFrom('A.tsx', 'b'), hostileText);
  const number = fc.oneof(fc.integer(), fc.double());
  const place = like({
    ...{ id: fc.constantFrom('a/A/A.tsx', 'b'), file: hostileText },
    ...{ anchor: number, head: number, keptAt: number, hasFocus: fc.boolean() },
  });
  fc.assert(
    fc.property(
      hostileJson(fc.array(file, { maxLength: 2 })),
      hostileJson(fc.array(place)),
      (draft, places) =>
        doQuickly(() => {
          createDraftSlot('id').set(draft);
          const files = readDraft('id', originals);
          expect(files === null || files[0]?.name === 'A.tsx').toBe(true);
          saveDraft('id', originals, originals);
          expect(readDraft('id', originals)).toBeNull();
          window.sessionStorage.setItem('editor:places', places);
          const found = findPlace('a/A');
          expect(Number.isInteger(found?.anchor ?? 0)).toBe(true);
          const own = { id: 'own', file: 'A.tsx', anchor: 1, head: 1, hasFocus: true };
          savePlace({ ...own, keptAt: Date.now() });
          expect(findPlace('own')).toMatchObject(own);
          removePlace('own');
          expect(findPlace('own')).toBeUndefined();
        }),
    ),
  );
});

test('a reloaded page whose clock jumps', () => {
  const time = fc.oneof(fc.integer({ min: -1e13, max: 1e13 }), fc.double());
  const clock = fc.array(time, { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(fc.oneof(hostileText, time.map(String)), clock, (stored, times) =>
      doQuickly(() => {
        window.localStorage.setItem(RELOADED_KEY, stored);
        const reloads: number[] = [];
        let now = 0;
        const reload = createReloader({
          ...STORAGE,
          now: () => now,
          announce: () => undefined,
          reload: () => reloads.push(now),
        });
        for (now of times) reload();
        // The clock may jump forward by any amount, but there are never two reloads
        // within the pause.
        for (const [index, at] of reloads.entries()) {
          const before = reloads[index - 1] ?? NaN;
          expect(at >= before && at - before < RELOAD_PAUSE).toBe(false);
        }
      }),
    ),
  );
});
