import { fc } from '../../support/properties/properties';
import { createCodeStore } from '../../../src/features/preferences/createCodeStore';
import { parsePaletteColors } from '../../../src/features/preferences/parsePaletteColors';
import {
  readSavedTheme,
  toSavedTheme,
} from '../../../src/features/preferences/savedTheme';
import { readCookie, writeCookie } from '../../../src/lib/cookies';
import { createStorageSlot } from '../../../src/lib/storageSlot';
import { resetBrowser } from './support';

const VARIANTS = ['ts', 'js'];
const STYLES = ['system', 'tailwind', 'css'];

const text = fc.string({ unit: 'binary', maxLength: 30 });
const cookieJar = fc
  .array(
    fc.oneof(
      text,
      fc.constantFrom(
        'codeVariant=JS',
        'codeVariant=%',
        'codeStyling=CSS',
        '=',
        ';',
        'a',
      ),
      text.map((value) => `codeVariant=${value}`),
      text.map((value) => `codeStyling=${value}`),
    ),
    { maxLength: 5 },
  )
  .map((pairs) => pairs.join('; '));
const hash = fc.oneof(
  text,
  fc
    .tuple(
      fc.constantFrom('', '#', '#css-', '#tailwind-', '#system-'),
      text,
      fc.constantFrom('.js', '.tsx', '.ts', '.jsx', '.JS', ''),
    )
    .map((parts) => parts.join('')),
);
const open = (cookie: string, address: string) => {
  const { localStorage, addEventListener, removeEventListener } = window;
  const events = { localStorage, addEventListener, removeEventListener };
  return createCodeStore({
    document: { cookie },
    location: { hash: address },
    ...events,
  });
};

beforeEach(resetBrowser);

test('any cookies and any hash give a valid choice', () => {
  fc.assert(
    fc.property(cookieJar, hash, (cookie, address) => {
      const { codeVariant, codeStyling } = open(cookie, address).get();
      return VARIANTS.includes(codeVariant) && STYLES.includes(codeStyling);
    }),
  );
});

test('a hash that names a language takes precedence over any cookie', () => {
  fc.assert(
    fc.property(cookieJar, text, fc.constantFrom('js', 'tsx'), (cookie, name, ending) => {
      const { codeVariant } = open(cookie, `#${name}.${ending}`).get();
      return codeVariant === (ending === 'js' ? 'js' : 'ts');
    }),
  );
});

test('a cookie restores any well-formed text, among any others', () => {
  fc.assert(
    fc.property(text, cookieJar, (value, others) => {
      let jar = '';
      writeCookie('own', value, 60, (cookie) => {
        jar = `${cookie.slice(0, cookie.indexOf(';'))}; ${others}`;
      });
      return (
        readCookie('own', () => jar) === (/\p{Surrogate}/u.test(value) ? null : value)
      );
    }),
  );
});

test('any cookie text gives valid theme colors or none', () => {
  const color = fc.oneof(
    fc.record({ main: fc.oneof(text, fc.constantFrom('#abc', 'red', '')) }),
    fc.jsonValue(),
  );
  const anyColors = fc.dictionary(text, color).map((value) => JSON.stringify(value));
  fc.assert(
    fc.property(fc.oneof(text, fc.json(), anyColors), (cookie) => {
      const colors = Object.values(parsePaletteColors(cookie) ?? {});
      return colors.every(({ main }) => /^(#|rgb|hsl)/.test(main));
    }),
  );
});

test('any text in storage is read as a valid value or ignored', () => {
  const value = fc.oneof(
    text,
    fc.constantFrom('rtl', 'true', '5', '05', '-0', '1e9', 'NaN'),
  );
  fc.assert(
    fc.property(value, value, value, (direction, dense, spacing) => {
      window.localStorage.setItem('docs-direction', direction);
      window.localStorage.setItem('docs-dense', dense);
      window.localStorage.setItem('docs-spacing', spacing);
      return isSound(readSavedTheme());
    }),
  );
});

test('any message of another tab gives valid values or none', () => {
  const known = fc.record({
    direction: fc.anything(),
    dense: fc.anything(),
    spacing: fc.anything(),
    paletteColors: fc.anything(),
  });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), known), (message) =>
      isSound(toSavedTheme(message)),
    ),
  );
});

test('a slot never throws, whatever its key, its text and its parser', () => {
  const boom = (): never => {
    throw new Error('boom');
  };
  const memory = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
    const values = new Map<string, string>();
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    };
  };
  const parser = fc.constantFrom(JSON.parse, boom, String, () => null);
  fc.assert(
    fc.property(text, text, parser, fc.boolean(), (key, value, parse, blocked) => {
      const storage = memory();
      const getStorage = blocked ? boom : () => storage;
      const slot = createStorageSlot<string>(key, parse, {
        getStorage,
        getEvents: () => window,
      });
      slot.set(value);
      const read = slot.get();
      slot.del();
      const known = blocked ? read === null : parse !== String || read === value;
      return known && slot.get() === null;
    }),
  );
});

function isSound(saved: ReturnType<typeof readSavedTheme>): boolean {
  const { direction = 'ltr', dense = false, spacing = 8, paletteColors = {} } = saved;
  return (
    (direction === 'ltr' || direction === 'rtl') &&
    typeof dense === 'boolean' &&
    Number.isInteger(spacing) &&
    spacing >= 0 &&
    spacing <= 20 &&
    typeof paletteColors === 'object'
  );
}
