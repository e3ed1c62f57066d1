import type { EmotionCache } from '@emotion/react';
import muiTexts from '@language/mui';
import { createTheme, type Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import { SchemeTheme, type SchemeThemeProps } from '../../components/SchemeTheme';
import { containOverlays } from '../../design/containOverlays';
import { withAppearance, type DemoAppearance } from './withAppearance';
import { withTexts } from './withTexts';
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
