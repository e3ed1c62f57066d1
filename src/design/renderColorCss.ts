import type { PaletteColors } from './assertPaletteColors';
import { listColorVariables } from './listColorVariables';
import type { ColorScheme } from './tokens';

/**
 * The stylesheet that gives the whole page a reader's colors. Its rules weigh more than those
 * of the site's tokens, so that it may stand before or behind them, and they hold for parts of
 * a page that show the other scheme as well.
 * @throws TypeError for a palette color without a string `main`, naming it
 */
export function renderColorCss(paletteColors: PaletteColors): string {
  if (Object.keys(paletteColors).length === 0) return '';
  const variables = listColorVariables(paletteColors);
  return (Object.keys(variables) as ColorScheme[])
    .map((scheme) => {
      const declarations = Object.entries(variables[scheme])
        .map(([name, value]) => `${name}:${value}`)
        .join(';');
      const attribute = `[data-theme="${scheme}"]`;
      return declarations && `:root${attribute},:root ${attribute}{${declarations}}`;
    })
    .join('');
}
