import { fc } from '../../support/properties/properties';
import { PALETTE_ROLES } from '../../../src/design/tokens';
import { createDocsTheme } from '../../../src/design/createDocsTheme';
import {
  describeColor,
  isTooLow,
  measureContrast,
  parseHex,
  toHex,
} from '../../../src/features/colors/editor/colorValues';
import {
  hasError,
  reduceDraft,
  type Draft,
  type DraftAction,
} from '../../../src/features/colors/editor/reduceDraft';
import { renderThemeCode } from '../../../src/features/colors/editor/renderThemeCode';
import {
  findSwatch,
  getSwatch,
  HUES,
  SHADE_NAMES,
} from '../../../src/features/colors/editor/swatches';

describe('parseHex', () => {
  test.each([
    ['#d81b60', '#d81b60'],
    ['D81B60', '#d81b60'],
    [' #abc ', '#aabbcc'],
    ['fff', '#ffffff'],
  ])('%p is %s', (text, hex) => expect(parseHex(text)).toBe(hex));

  test.each([
    '',
    '#',
    '#12',
    '#1234',
    '#12345',
    '#1234567',
    '#ggg',
    'red',
    '##123456',
    'rgb(1,2,3)',
  ])('%p is not a color', (text) => expect(parseHex(text)).toBeNull());

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const hex = parseHex(text);
        return hex === null || /^#[\da-f]{6}$/.test(hex);
      }),
    );
  });
});

describe('contrast', () => {
  // Known from WCAG: #767676 is the lightest gray with 4.5 on white, #949494 the one with
  // 3.
  test.each([
    ['#000', '#fff', 21],
    ['#fff', '#fff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.47],
    ['#949494', '#ffffff', 3.03],
    ['#959595', '#ffffff', 2.99],
    ['#ff0000', '#ffffff', 3.99],
    ['rgba(0, 0, 0, 0.5)', '#ffffff', 3.94],
  ])('%s on %s is %d', (foreground, background, ratio) => {
    expect(measureContrast(foreground, background)).toBeCloseTo(ratio, 1);
  });

  test('is the same in both directions for opaque colors', () => {
    expect(measureContrast('#123456', '#fedcba')).toBe(
      measureContrast('#fedcba', '#123456'),
    );
  });

  test('a color is described in each scheme, and 3 is sufficient', () => {
    const theme = createDocsTheme({ paletteColors: { primary: { main: '#ffeb3b' } } });
    const light = describeColor(theme, 'light', 'primary');
    const dark = describeColor(theme, 'dark', 'primary');
    expect(light.shades.contrastText).toBe('rgba(0, 0, 0, 0.87)');
    expect(isTooLow(light.page)).toBe(true);
    expect(isTooLow(dark.page)).toBe(false);
    expect(isTooLow(3)).toBe(false);
    expect(isTooLow(2.99)).toBe(true);
  });

  test("the site's own colors cause no warning", () => {
    const theme = createDocsTheme();
    for (const scheme of ['light', 'dark'] as const) {
      for (const role of PALETTE_ROLES) {
        const { text, page } = describeColor(theme, scheme, role);
        expect([scheme, role, text >= 3, page >= 3]).toEqual([scheme, role, true, true]);
      }
    }
  });
});

describe('draft', () => {
  const EMPTY: Draft = { role: 'primary', colors: {}, texts: {} };
  const run = (...actions: DraftAction[]): Draft => actions.reduce(reduceDraft, EMPTY);

  test('text sets the color as soon as it is valid, and is preserved as typed', () => {
    const draft = run({ type: 'TYPE', text: 'ABC' });
    expect(draft).toMatchObject({
      colors: { primary: { main: '#aabbcc' } },
      texts: { primary: 'ABC' },
    });
    expect(reduceDraft(draft, { type: 'LEAVE' }).texts).toEqual({});
  });

  test('invalid text sets no color and is preserved while other roles are edited', () => {
    const draft = run(
      { type: 'PICK', main: '#112233' },
      { type: 'TYPE', text: '#11223' },
      { type: 'LEAVE' },
      { type: 'SELECT', role: 'error' },
      { type: 'PICK', main: '#445566' },
      { type: 'SELECT', role: 'primary' },
    );
    expect(draft).toEqual({
      role: 'primary',
      colors: { primary: { main: '#112233' }, error: { main: '#445566' } },
      texts: { primary: '#11223' },
    });
    expect(hasError(draft, 'primary')).toBe(true);
    expect(hasError(draft, 'error')).toBe(false);
  });

  test('a picked color fixes the field, and a cleared role has none', () => {
    const wrong = run({ type: 'TYPE', text: 'x' });
    expect(reduceDraft(wrong, { type: 'PICK', main: '#112233' }).texts).toEqual({});
    expect(reduceDraft(wrong, { type: 'CLEAR' })).toEqual(EMPTY);
    expect(reduceDraft(wrong, { type: 'REPLACE', colors: {} })).toEqual(EMPTY);
  });
});

describe('swatches', () => {
  test('every one is found by its color', () => {
    expect(HUES).toHaveLength(19);
    for (const hue of HUES) {
      for (const shade of SHADE_NAMES) {
        const main = getSwatch(hue, shade);
        expect(main).toMatch(/^#[\da-f]{6}$/);
        expect(getSwatch(findSwatch(main)!.hue, findSwatch(main)!.shade)).toBe(main);
      }
    }
    expect(findSwatch('#123456')).toBeNull();
  });

  test.each([
    ['#AbC', '#AAbbCC'],
    ['#11223344', '#112233'],
    ['#1234', '#112233'],
    ['rgb(255, 0, 16)', '#ff0010'],
    ['rgba(255, 0, 16, 0.5)', '#ff0010'],
    ['hsl(120, 100%, 25%)', '#008000'],
  ])('a color field shows %s as %s', (color, hex) => {
    expect(toHex(color).toLowerCase()).toBe(hex.toLowerCase());
  });
});

test('theme code contains the chosen colors, or those of the site, and type-checks', () => {
  const chosen = renderThemeCode({
    secondary: { main: '#112233', contrastText: 'rgba(0, 0, 0, 0.87)' },
    primary: { main: '#e91e63' },
    text: { main: '#ffffff' },
  });
  expect(chosen).toBe(`import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: {
    primary: { main: '#e91e63' },
    secondary: { main: '#112233', contrastText: 'rgba(0, 0, 0, 0.87)' },
  },
});
`);
  const all = renderThemeCode({});
  PALETTE_ROLES.forEach((role) => expect(all).toContain(`    ${role}: { main: '#`));
});
