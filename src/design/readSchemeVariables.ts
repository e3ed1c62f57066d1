import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Theme } from '@mui/material/styles';
import { PALETTES, type ColorScheme } from './tokens';

/** CSS variables of a scheme: values by name, such as `--mui-palette-primary-main`. */
export type SchemeVariables = Record<string, string>;

/** Reads the CSS variables that a theme of `createDocsTheme` defines for each scheme. */
export function readSchemeVariables(theme: Theme): Record<ColorScheme, SchemeVariables> {
  const found = { light: {}, dark: {} };
  for (const sheet of theme.generateStyleSheets()) {
    for (const [selector, declarations] of Object.entries(sheet)) {
      const scheme = (Object.keys(PALETTES) as ColorScheme[]).find((name) =>
        selector.includes(`[data-theme="${name}"]`),
      );
      if (scheme) Object.assign(found[scheme], declarations);
    }
  }
  return found;
}
