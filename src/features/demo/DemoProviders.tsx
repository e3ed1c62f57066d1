import type { EmotionCache } from '@emotion/react';
import muiTexts from '@language/mui';
import { type Components, createTheme, type Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import { SchemeTheme, type SchemeThemeProps } from '../../components/SchemeTheme';
import { containOverlays } from '../../design/createDocsTheme';
import { withTexts } from '../../design/withTexts';
import type { DemoTexts } from './live/loadTexts';
import { type DemoAppearance, withAppearance } from './withAppearance';
// Design tokens that MUI's components need beyond those on every page.
import '@generated/design-tokens/demos.css';

/** Localized themes by texts and original theme: the demos of a page share them. */
const translations = new WeakMap<readonly Components[], WeakMap<Theme, Theme>>();
function addTexts(theme: Theme, bundles: readonly Components[], lang?: string): Theme {
  const known = translations.get(bundles) ?? new WeakMap<Theme, Theme>();
  translations.set(bundles, known);
  const translated = known.get(theme) ?? localize(theme, bundles, lang);
  known.set(theme, translated);
  return translated;
}

function localize(theme: Theme, bundles: readonly Components[], lang?: string): Theme {
  const translated = withTexts(theme, bundles);
  return lang ? withAppearance(translated, { lang }) : translated;
}

export interface DemoProvidersProps extends Omit<SchemeThemeProps, 'adapt'> {
  cache?: EmotionCache;
  /** Appearance of a demo in the page that differs from the page's. */
  appearance?: DemoAppearance;
  /** Document of the frame that the demo runs in, if any. */
  frame?: Document;
  /** MUI's texts in the language that the reader chose; without them, the page's. */
  texts?: DemoTexts;
}

/**
 * Provides the site's theme and language to a demo; readers' applications have their own
 * providers here.
 */
export function DemoProviders({
  appearance,
  frame,
  texts,
  ...props
}: DemoProvidersProps) {
  const adapt = useMemo(() => {
    const { bundles, lang } = texts ?? { bundles: muiTexts };
    if (!frame && !appearance && !lang && bundles.length === 0) return undefined;
    return (theme: Theme) => {
      const translated = addTexts(theme, bundles, lang);
      if (frame) return createTheme(translated, { components: inFrame(frame) });
      return appearance
        ? withAppearance(translated, { ...appearance, lang })
        : translated;
    };
  }, [appearance, frame, texts]);
  return <SchemeTheme {...props} adapt={adapt} />;
}

/** By default, overlays and media queries use the page's window. */
const inFrame = (frame: Document) => ({
  ...containOverlays(frame.body),
  MuiUseMediaQuery: { defaultProps: { matchMedia: frame.defaultView?.matchMedia } },
});
