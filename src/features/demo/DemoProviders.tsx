import type { EmotionCache } from '@emotion/react';
import muiTexts from '@language/mui';
import { type Components, createTheme, type Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import { SchemeTheme, type SchemeThemeProps } from '../../components/SchemeTheme';
import { containOverlays } from '../../design/createDocsTheme';
import { type DemoAppearance, withAppearance } from './withAppearance';
// Design tokens that MUI's components need beyond those on every page.
import '@generated/design-tokens/demos.css';

/** Localized themes by their original: the demos of a page share them. */
const translations = new WeakMap<Theme, Theme>();
function addTexts(theme: Theme): Theme {
  const translated = translations.get(theme) ?? withTexts(theme, muiTexts);
  translations.set(theme, translated);
  return translated;
}

export interface DemoProvidersProps extends Omit<SchemeThemeProps, 'adapt'> {
  cache?: EmotionCache;
  /** Appearance of a demo in the page that differs from the page's. */
  appearance?: DemoAppearance;
  /** Document of the frame that the demo runs in, if any. */
  frame?: Document;
}

/**
 * Provides the site's theme and language to a demo; readers' applications have their own
 * providers here.
 */
export function DemoProviders({ appearance, frame, ...props }: DemoProvidersProps) {
  const adapt = useMemo(() => {
    if (!frame && !appearance && muiTexts.length === 0) return undefined;
    return (theme: Theme) => {
      const translated = addTexts(theme);
      if (frame) return createTheme(translated, { components: inFrame(frame) });
      return appearance ? withAppearance(translated, appearance) : translated;
    };
  }, [appearance, frame]);
  return <SchemeTheme {...props} adapt={adapt} />;
}

/** By default, overlays and media queries use the page's window. */
const inFrame = (frame: Document) => ({
  ...containOverlays(frame.body),
  MuiUseMediaQuery: { defaultProps: { matchMedia: frame.defaultView?.matchMedia } },
});

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
