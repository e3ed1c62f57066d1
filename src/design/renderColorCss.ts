import type { PaletteColors } from './assertPaletteColors';
import {
  createDocsTheme,
  readSchemeVariables,
  type SchemeVariables,
} from './createDocsTheme';
import type { ColorScheme } from './tokens';

/**
 * The CSS variables in which the site's theme with these colors differs from the default
 * one, including those that MUI derives for single components.
 * @throws TypeError for a palette color without a string `main`, naming it
 */
function listColorVariables(
  paletteColors: PaletteColors,
): Record<ColorScheme, SchemeVariables> {
  const before = readSchemeVariables(createDocsTheme());
  const after = readSchemeVariables(createDocsTheme({ paletteColors }));
  const changed = (scheme: ColorScheme): SchemeVariables =>
    Object.fromEntries(
      Object.entries(after[scheme]).filter(
        ([name, value]) => value !== before[scheme][name],
      ),
    );
  return { light: changed('light'), dark: changed('dark') };
}

/**
 * The stylesheet that applies a reader's colors to the whole page. Its rules have a
 * higher specificity than the site's tokens, so their order does not matter, and they
 * also apply to parts of a page in the other scheme.
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
