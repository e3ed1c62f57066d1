import { decomposeColor, hslToRgb, rgbToHex } from '@mui/material/styles';

/** Converts a color to `#rrggbb` for a native color field; transparency is dropped. */
export function toHex(color: string): string {
  const rgb = decomposeColor(color).type.startsWith('hsl') ? hslToRgb(color) : color;
  return rgbToHex(rgb.startsWith('#') ? expand(rgb) : rgb).slice(0, 7);
}

const expand = (hex: string): string =>
  hex.length > 5 ? hex : `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`;
