import type { Components, Theme } from '@mui/material/styles';

/**
 * A theme whose components use localized texts. Props of a component, or of an inner
 * provider, take precedence.
 * @param bundles default props by component, as in MUI's locales
 * @returns the same theme if there are no bundles, so that English costs nothing
 */
export function withTexts(theme: Theme, bundles: readonly Components[]): Theme {
  if (bundles.length === 0) return theme;
  const components: Record<string, { defaultProps?: object } | undefined> = {
    ...(theme.components as object),
  };
  for (const bundle of bundles) {
    for (const [name, texts] of Object.entries(bundle as typeof components)) {
      const own = components[name];
      const defaultProps = { ...texts?.defaultProps, ...own?.defaultProps };
      components[name] = { ...own, defaultProps };
    }
  }
  return { ...theme, components: components as Theme['components'] };
}
