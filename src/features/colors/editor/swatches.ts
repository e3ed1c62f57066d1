import * as colors from '@mui/material/colors';

/** Without black and white, which are not hues. */
export type Hue = Exclude<keyof typeof colors, 'common'>;
export type Shade = keyof typeof colors.red;

/** MUI's hues in the order of the color wheel, then the grays. */
export const HUES: Hue[] = [
  'red',
  'pink',
  'purple',
  'deepPurple',
  'indigo',
  'blue',
  'lightBlue',
  'cyan',
  'teal',
  'green',
  'lightGreen',
  'lime',
  'yellow',
  'amber',
  'orange',
  'deepOrange',
  'brown',
  'grey',
  'blueGrey',
];

export const SHADE_NAMES = [
  ...['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'],
  ...['A100', 'A200', 'A400', 'A700'],
] as unknown as Shade[];

export const getSwatch = (hue: Hue, shade: Shade): string => colors[hue][shade];

/** @returns null for a color that is not one of MUI's */
export function findSwatch(main: string): { hue: Hue; shade: Shade } | null {
  for (const hue of HUES) {
    const shade = SHADE_NAMES.find((name) => getSwatch(hue, name) === main);
    if (shade) return { hue, shade };
  }
  return null;
}
