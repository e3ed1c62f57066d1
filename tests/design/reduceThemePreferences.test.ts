import { fc } from '../support/properties/properties';
import {
  INITIAL_THEME_PREFERENCES as INITIAL,
  reduceThemePreferences as reduce,
  type ThemeAction,
  type ThemePreferences,
} from '../../src/design/reduceThemePreferences';

const RED = { primary: { main: '#f00' } };

test('starts with the defaults of the site', () => {
  expect(INITIAL).toEqual({
    dense: false,
    direction: 'ltr',
    paletteColors: {},
    spacing: 8,
    paletteMode: 'light',
    demoLanguage: 'page',
  });
});

test.each<[string, Partial<ThemePreferences>, ThemeAction, Partial<ThemePreferences>]>([
  ['SET_SPACING', {}, { type: 'SET_SPACING', payload: 12 }, { spacing: 12 }],
  ['INCREASE_SPACING', {}, { type: 'INCREASE_SPACING' }, { spacing: 9 }],
  ['DECREASE_SPACING', {}, { type: 'DECREASE_SPACING' }, { spacing: 7 }],
  ['DECREASE_SPACING at 1', { spacing: 1 }, { type: 'DECREASE_SPACING' }, { spacing: 0 }],
  ['DECREASE_SPACING at 0', { spacing: 0 }, { type: 'DECREASE_SPACING' }, { spacing: 0 }],
  ['SET_DENSE', {}, { type: 'SET_DENSE', payload: true }, { dense: true }],
  [
    'SET_DENSE off',
    { dense: true },
    { type: 'SET_DENSE', payload: false },
    { dense: false },
  ],
  [
    'RESET_DENSITY',
    { dense: true, spacing: 3, direction: 'rtl' },
    { type: 'RESET_DENSITY' },
    { dense: false, spacing: 8, direction: 'rtl' },
  ],
  [
    'RESET_COLORS',
    { paletteColors: RED, dense: true },
    { type: 'RESET_COLORS' },
    { paletteColors: {}, dense: true },
  ],
  [
    'CHANGE of the mode alone',
    { paletteColors: RED },
    { type: 'CHANGE', payload: { paletteMode: 'dark' } },
    { paletteMode: 'dark', paletteColors: RED },
  ],
  [
    'CHANGE of the direction alone',
    { paletteMode: 'dark' },
    { type: 'CHANGE', payload: { direction: 'rtl' } },
    { direction: 'rtl', paletteMode: 'dark' },
  ],
  [
    'CHANGE of the colors alone',
    { direction: 'rtl' },
    { type: 'CHANGE', payload: { paletteColors: RED } },
    { paletteColors: RED, direction: 'rtl' },
  ],
  [
    'CHANGE of the language of demos alone',
    { direction: 'rtl' },
    { type: 'CHANGE', payload: { demoLanguage: 'pt-BR' } },
    { demoLanguage: 'pt-BR', direction: 'rtl' },
  ],
  [
    'CHANGE of three at once',
    {},
    {
      type: 'CHANGE',
      payload: { paletteMode: 'dark', direction: 'rtl', paletteColors: RED },
    },
    { paletteMode: 'dark', direction: 'rtl', paletteColors: RED },
  ],
])('%s', (_name, before, action, after) => {
  expect(reduce({ ...INITIAL, ...before }, action)).toEqual({ ...INITIAL, ...after });
});

describe('CHANGE that changes nothing returns the same object', () => {
  const state: ThemePreferences = { ...INITIAL, direction: 'rtl', paletteColors: RED };

  test.each([
    ['nothing given', {}],
    ['undefined given', { paletteMode: undefined, direction: undefined }],
    ['the same mode', { paletteMode: 'light' as const }],
    ['the same direction', { direction: 'rtl' as const }],
    ['the same language', { demoLanguage: 'page' }],
    ['the same colors', { paletteColors: RED }],
    ['equal colors', { paletteColors: { primary: { main: '#f00' } } }],
  ])('%s', (_name, payload) => {
    expect(reduce(state, { type: 'CHANGE', payload })).toBe(state);
  });

  test('ignores unknown fields', () => {
    const payload = { dense: true, spacing: 1 } as object;
    expect(reduce(state, { type: 'CHANGE', payload })).toBe(state);
  });
});

test('does not change the given state', () => {
  const state = Object.freeze({ ...INITIAL });
  expect(reduce(state, { type: 'INCREASE_SPACING' })).not.toBe(state);
  expect(state.spacing).toBe(8);
});

test.each(['NO_SUCH', '', undefined])('throws on the unknown type %p', (type) => {
  const action = { type } as unknown as ThemeAction;
  expect(() => reduce(INITIAL, action)).toThrow(new Error(`Unrecognized type ${type}`));
});

describe('a palette color without a string `main` throws', () => {
  test.each<[string, unknown, string]>([
    ['no main', { light: '#eee' }, '{"light":"#eee"}'],
    ['a number', { main: 7 }, '{"main":7}'],
    ['an object as main', { main: {} }, '{"main":{}}'],
    ['null', null, 'null'],
    ['a string in place of the color', '#f00', '"#f00"'],
    ['an array', ['#f00'], '["#f00"]'],
  ])('%s', (_name, secondary, given) => {
    const paletteColors = { ...RED, secondary } as never;
    expect(() => reduce(INITIAL, { type: 'CHANGE', payload: { paletteColors } })).toThrow(
      `The palette color "secondary" needs a string \`main\`, but ${given} was given`,
    );
  });

  test.each<[unknown, string]>([
    ['red', '"red"'],
    [[], '[]'],
    [1n, '1'],
  ])('%p instead of the colors', (paletteColors, given) => {
    const payload = { paletteColors } as never;
    expect(() => reduce(INITIAL, { type: 'CHANGE', payload })).toThrow(
      `Palette colors must be an object, but ${given} was given`,
    );
  });
});

test('spacing never falls below 0, whatever the order of steps', () => {
  const step = fc.constantFrom<ThemeAction>(
    { type: 'INCREASE_SPACING' },
    { type: 'DECREASE_SPACING' },
    { type: 'RESET_DENSITY' },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      expect(steps.reduce(reduce, INITIAL).spacing).toBeGreaterThanOrEqual(0);
    }),
  );
});
