/**
 * @jest-environment jsdom
 *
 * The errors of the project: those for authors and developers, which name the cause, and those
 * that users never see. Errors that need a browser or a longer setup have separate tests: a
 * crash inside an ad (features/ads/AdSlot), a refused copy of a code block
 * (features/copy-code), a page that throws (features/error-page, e2e/errors).
 */
import fs from 'node:fs';
import path from 'node:path';
import { act, render, renderHook } from '@testing-library/react';
import { requireDictionary } from '../../plugins/translations/requireDictionary';
import { useCopied } from '../../src/components/copyFeedback';
import { assertPaletteColors } from '../../src/design/assertPaletteColors';
import {
  INITIAL_THEME_PREFERENCES,
  reduceThemePreferences,
} from '../../src/design/reduceThemePreferences';
import { AdBoundary } from '../../src/features/ads/AdBoundary';
import { createTag } from '../../src/features/analytics/createTag';
import { usePageScope } from '../../src/components/PageScope';
import {
  useCodePreferences,
  useThemeDispatch,
  useThemeMode,
  useThemePreferences,
} from '../../src/features/preferences';
import { parsePaletteColors } from '../../src/features/preferences/parsePaletteColors';
import { findActivePage } from '../../src/lib/findActivePage';
import { readCookie, writeCookie } from '../../src/lib/cookies';
import { createStorageSlot } from '../../src/lib/storageSlot';

jest.mock('@docusaurus/theme-common', () => ({ useColorMode: jest.fn() }));

const SRC_DIR = path.resolve(__dirname, '../../src');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a hook outside its provider names the provider', () => {
  test.each([
    ['useCodePreferences', useCodePreferences, 'CodePreferencesProvider'],
    ['useThemePreferences', useThemePreferences, 'ThemePreferencesProvider'],
    ['useThemeDispatch', useThemeDispatch, 'ThemePreferencesProvider'],
    ['useThemeMode', useThemeMode, 'ThemePreferencesProvider'],
    ['usePageScope', usePageScope, 'PageScope'],
  ])('%s', (name, useHook, provider) => {
    const hook: () => unknown = useHook;
    expect(() => renderHook(() => hook())).toThrow(
      expect.objectContaining({ message: expect.stringMatching(`${name}.*${provider}`) }),
    );
  });

  test('and there are no other contexts', () => {
    const files = fs
      .readdirSync(SRC_DIR, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) =>
        /\b(?:useContext|use)\(\w*Context\)/.test(
          fs.readFileSync(path.join(SRC_DIR, file), 'utf8'),
        ),
      );
    expect(files.map((file) => path.basename(file)).sort()).toEqual([
      'CodePreferencesProvider.tsx',
      'PageScope.tsx',
      'ThemePreferencesProvider.tsx',
    ]);
  });
});

describe('a mistake of an author throws with an explanation', () => {
  const twice = [
    { pathname: '/x/a', title: 'A' },
    { pathname: '/x/a', title: 'B' },
  ];
  test.each<[string, () => unknown, string]>([
    [
      'an unknown theme action',
      () => reduceThemePreferences(INITIAL_THEME_PREFERENCES, { type: 'NO' } as never),
      'Unrecognized type NO',
    ],
    [
      'a palette color without a string main',
      () => assertPaletteColors({ primary: { main: 5 } }),
      'The palette color "primary" needs a string `main`, but {"main":5} was given',
    ],
    [
      'palette colors that are none',
      () => assertPaletteColors('red'),
      'Palette colors must be an object, but "red" was given',
    ],
    [
      'a navigation path that two pages have',
      () => findActivePage(twice, '/x/a'),
      'Duplicated pathname /x/a in pages',
    ],
    [
      'a language without labels',
      () => requireDictionary('/nowhere/pt', 'pt'),
      "Cannot find module '/nowhere/pt/code.json'",
    ],
  ])('%s', (_fault, action, message) => expect(action).toThrow(message));
});

describe('an error that does not affect the user', () => {
  const refuse = (): never => {
    throw new DOMException('refused', 'SecurityError');
  };
  const blocked = createStorageSlot('key', String, {
    getStorage: refuse,
    getEvents: refuse,
  });

  test.each<[string, () => unknown, unknown]>([
    ['reading blocked storage', () => blocked.get(), null],
    ['writing blocked storage', () => blocked.set('a'), undefined],
    ['clearing blocked storage', () => blocked.del(), undefined],
    ['following blocked storage', () => blocked.listen(() => undefined)(), undefined],
    ['reading blocked cookies', () => readCookie('a', refuse), null],
    ['writing blocked cookies', () => writeCookie('a', 'b', 1, refuse), undefined],
    ['a cookie that is cut off', () => readCookie('a', () => 'a=%'), null],
    ['colors that do not parse', () => parsePaletteColors('{"primary":'), null],
    ['colors without a main', () => parsePaletteColors('{"primary":{}}'), null],
  ])('%s is silent', (_fault, action, result) => expect(action()).toBe(result));

  test('a crash inside an ad leaves nothing behind', () => {
    const onCrash = jest.fn();
    const { container } = render(
      <AdBoundary onCrash={onCrash}>
        <Broken />
      </AdBoundary>,
    );
    expect(container.innerHTML).toBe('');
    expect(onCrash).toHaveBeenCalledTimes(1);
  });

  test('a blocked tag drops its events', () => {
    const scope: Record<string, unknown> = {};
    const now = () => new Date(0);
    const tag = createTag('G-TEST1', { document, scope, now });
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(() => tag.send(['event', 'click', {}] as never)).not.toThrow();
    expect(scope.dataLayer).toHaveLength(0);
  });

  test.each([
    ['refuses', { writeText: () => Promise.reject(new DOMException('no')) }],
    ['is missing', undefined],
  ])('a copy when the clipboard %s changes nothing', async (_fault, clipboard) => {
    Object.defineProperty(navigator, 'clipboard', {
      value: clipboard,
      configurable: true,
    });
    const { result } = renderHook(useCopied);
    await act(() => result.current[1]('text'));
    expect(result.current[0]).toBe(false);
  });
});

function Broken(): never {
  throw new Error('ad');
}
