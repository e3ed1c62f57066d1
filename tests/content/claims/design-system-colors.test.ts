import type {} from '@mui/material/themeCssVarsAugmentation';
import { green, pink } from '@mui/material/colors';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import { claim } from '../../support/content/claim';

/** Claims of docs/design-system/colors about the installed theme. */
const paletteOf = (main: string) =>
  createTheme({ palette: { primary: { main } } }).palette;

claim(
  'defaults: threshold 3, tonal offset 0.2',
  { 'design-system/colors': ['contrastThreshold | 3', 'tonalOffset | 0.2'] },
  () => {
    expect(createTheme().palette).toMatchObject({
      contrastThreshold: 3,
      tonalOffset: 0.2,
    });
  },
);

claim(
  'light is a fifth of the way to white, dark three tenths to black',
  {
    'design-system/colors': [
      'light | Lighter accents | main, one fifth of the way to white',
      'dark | Hovered fills, stronger borders | main, three tenths of the way to black',
    ],
  },
  () => {
    expect(paletteOf('#646464').primary).toMatchObject({
      light: 'rgb(131, 131, 131)',
      dark: 'rgb(70, 70, 70)',
    });
  },
);

claim(
  'an object as tonal offset is used unchanged',
  {
    'design-system/colors':
      'tonalOffset can also be an object with a separate number for each value, such as { light: 0.1, dark: 0.3 }.',
  },
  () => {
    const palette = {
      tonalOffset: { light: 0.1, dark: 0.3 },
      primary: { main: '#646464' },
    };
    expect(createTheme({ palette }).palette.primary).toMatchObject({
      light: 'rgb(115, 115, 115)',
      dark: 'rgb(70, 70, 70)',
    });
  },
);

claim(
  'contrastText is white where white reaches the threshold, and dark otherwise',
  {
    'design-system/colors': [
      'contrastText | Text and icons on main | White, or black with an opacity of 87 percent',
      '`contrastThreshold` | `3` | `contrastText` is white if white reaches this contrast on `main`; otherwise, it is dark',
      'Raise `contrastThreshold` to 4.5 to get dark text on more colors.',
    ],
  },
  () => {
    expect(getContrastRatio('#fff', '#949494')).toBeGreaterThan(3);
    expect(paletteOf('#949494').primary.contrastText).toBe('#fff');
    expect(getContrastRatio('#fff', '#959595')).toBeLessThan(3);
    expect(paletteOf('#959595').primary.contrastText).toBe('rgba(0, 0, 0, 0.87)');
    const strict = { contrastThreshold: 4.5, info: { main: '#0288d1' } };
    expect(createTheme({ palette: strict }).palette.info.contrastText).not.toBe('#fff');
    expect(
      createTheme({ palette: { info: strict.info } }).palette.info.contrastText,
    ).toBe('#fff');
  },
);

claim(
  'given values are preserved',
  {
    'design-system/colors':
      'The theme keeps the values that you set and derives only the missing ones.',
  },
  () => {
    const warning = { main: '#ffb300', contrastText: '#1b2233' };
    expect(createTheme({ palette: { warning } }).palette.warning).toMatchObject(warning);
  },
);

claim(
  'a role derives its values from the shades of a hue; with neither, it throws',
  {
    'design-system/colors': [
      'You can also pass a hue from `@mui/material/colors` as a role: its shades 500, 300, and 700 become `main`, `light`, and `dark`.',
      'For secondary, the shades are A400, A200, and A700.',
      'createTheme throws an error if a role has neither a main color nor the shade for it.',
    ],
  },
  () => {
    const { primary, secondary, info } = createTheme({
      palette: { primary: green, secondary: pink, info: pink },
    }).palette;
    const of = (
      hue: Record<string | number, string>,
      main: 500 | 'A400',
      light: 300 | 'A200',
      dark: 700 | 'A700',
    ) => ({
      main: hue[main],
      light: hue[light],
      dark: hue[dark],
    });
    expect(primary).toMatchObject(of(green, 500, 300, 700));
    expect(info).toMatchObject(of(pink, 500, 300, 700));
    expect(secondary).toMatchObject(of(pink, 'A400', 'A200', 'A700'));
    for (const role of [{}, { 400: '#111' }, { main: green }])
      expect(() => createTheme({ palette: { primary: role as never } })).toThrow(/main/);
  },
);

claim(
  'augmentColor derives the values of another role',
  {
    'design-system/colors':
      '`theme.palette.augmentColor` derives the missing values for a color outside the six roles.',
  },
  () => {
    const { palette } = createTheme();
    const brand = palette.augmentColor({ color: { main: '#6a1b9a' }, name: 'brand' });
    expect(Object.keys(brand).sort()).toEqual(['contrastText', 'dark', 'light', 'main']);
  },
);

claim(
  'each scheme has a palette; one outside of the schemes sets only the light one',
  {
    'design-system/colors': [
      'With colorSchemes, each scheme has its own palette, so you can use lighter shades for the dark scheme.',
      'With `colorSchemes: { dark: true }`, a `palette` at the top level changes only the light scheme. The dark scheme keeps the default colors.',
    ],
  },
  () => {
    const two = createTheme({
      cssVariables: true,
      colorSchemes: {
        light: { palette: { primary: { main: '#00695c' } } },
        dark: { palette: { primary: { main: '#4db6ac' } } },
      },
    });
    expect(two.colorSchemes.light!.palette.primary.main).toBe('#00695c');
    expect(two.colorSchemes.dark!.palette.primary.main).toBe('#4db6ac');
    const one = createTheme({
      colorSchemes: { dark: true },
      palette: { primary: { main: '#00695c' } },
    });
    const dark = createTheme({ palette: { mode: 'dark' } });
    expect(one.palette.primary.main).toBe('#00695c');
    expect(one.colorSchemes.dark!.palette.primary.main).toBe(dark.palette.primary.main);
  },
);
