import type { PaletteColors } from './assertPaletteColors';
import { createDocsTheme } from './createDocsTheme';
import { readSchemeVariables, type SchemeVariables } from './readSchemeVariables';
import type { ColorScheme } from './tokens';

/**
 * The CSS variables in which the site's theme with these colors differs from the default
 * one, including those that MUI derives for single components.
 * @throws TypeError for a palette color without a string `main`, naming it
 */
export function listColorVariables(
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
