import type { Components, Theme } from '@mui/material/styles';

/**
 * A theme whose components say their own texts in another language. What a component gets
 * itself, or from a provider inside, stands before it.
 * @param bundles default props by component, as MUI's locales have them
 * @returns the same theme if there are none, so that English costs nothing
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
