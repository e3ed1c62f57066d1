import { decomposeColor, getContrastRatio, recomposeColor } from '@mui/material/styles';

/**
 * The WCAG contrast ratio of two colors, from 1 to 21, truncated to two digits so that it
 * is never overstated. Unlike MUI's own function, it composites a translucent foreground
 * first.
 */
export function measureContrast(foreground: string, background: string): number {
  const { type, values, colorSpace } = decomposeColor(foreground);
  if (type !== 'rgba') return cut(getContrastRatio(foreground, background));
  const ground = decomposeColor(background).values;
  const [red, green, blue, alpha = 1] = values as number[];
  const mixed = [red!, green!, blue!].map((value, index) =>
    Math.round(value * alpha + Number(ground[index]) * (1 - alpha)),
  ) as [number, number, number];
  const shown = recomposeColor({ type: 'rgb', values: mixed, colorSpace });
  return cut(getContrastRatio(shown, background));
}

const cut = (ratio: number): number => Math.floor(ratio * 100) / 100;
