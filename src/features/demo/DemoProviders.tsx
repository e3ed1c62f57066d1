import type { EmotionCache } from '@emotion/react';
import muiTexts from '@language/mui';
import { createTheme, type Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import { SchemeTheme, type SchemeThemeProps } from '../../components/SchemeTheme';
import { keepOverlaysIn } from '../../design/keepOverlaysIn';
import { withOwnLook, type DemoLook } from './withOwnLook';
import { withTexts } from './withTexts';
// What MUI's components read of the design, beside what every page has.
import '@generated/design-tokens/demos.css';

/** Themes with texts by themes without: the demos of a page share one. */
const translations = new WeakMap<Theme, Theme>();
function addTexts(theme: Theme): Theme {
  const translated = translations.get(theme) ?? withTexts(theme, muiTexts);
  translations.set(theme, translated);
  return translated;
}

export interface DemoProvidersProps extends Omit<SchemeThemeProps, 'adapt'> {
  cache?: EmotionCache;
  /** What a demo in the page shows other than the page. */
  own?: DemoLook;
  /** Document of the frame that the demo runs in, if it has one. */
  frame?: Document;
}

/** The site's theme and language around a demo; readers' own applications have their own in this place. */
export function DemoProviders({ own, frame, ...props }: DemoProvidersProps) {
  const adapt = useMemo(() => {
    if (!frame && !own && muiTexts.length === 0) return undefined;
    return (theme: Theme) => {
      const translated = addTexts(theme);
      if (frame) return createTheme(translated, { components: inFrame(frame) });
      return own ? withOwnLook(translated, own) : translated;
    };
  }, [own, frame]);
  return <SchemeTheme {...props} adapt={adapt} />;
}

/** Overlays and media queries look at the page's window unless they are given another. */
const inFrame = (frame: Document) => ({
  ...keepOverlaysIn(frame.body),
  MuiUseMediaQuery: { defaultProps: { matchMedia: frame.defaultView?.matchMedia } },
});
