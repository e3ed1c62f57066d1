import { CacheProvider, type EmotionCache } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { createDocsTheme, themeForScheme } from '../../design/createDocsTheme';
import {
  INITIAL_THEME_PREFERENCES,
  type ThemePreferences,
} from '../../design/reduceThemePreferences';
import type { ColorScheme, Direction } from '../../design/tokens';
import { withOwnLook, type DemoLook } from './withOwnLook';

export interface DemoProvidersProps {
  scheme: ColorScheme;
  direction: Direction;
  cache: EmotionCache;
  /** Density, spacing and colors that the reader wants; the site's own if left out. */
  preferences?: Pick<ThemePreferences, 'dense' | 'spacing' | 'paletteColors'>;
  /** What a demo in the page shows other than the page. */
  own?: DemoLook;
  /** Document of the frame that the demo runs in, if it has one. */
  frame?: Document;
  children: ReactNode;
}

/** The site's theme around a demo; readers' own applications have their own in this place. */
export function DemoProviders({
  scheme,
  direction,
  cache,
  preferences = INITIAL_THEME_PREFERENCES,
  own,
  frame,
  children,
}: DemoProvidersProps) {
  const { dense, spacing, paletteColors } = preferences;
  const theme = useMemo(() => {
    const options = { direction, dense, spacing, paletteColors };
    const base = themeForScheme(createDocsTheme(options), scheme);
    if (frame) return createTheme(base, { components: frameDefaults(frame) });
    return own ? withOwnLook(base, own) : base;
  }, [direction, dense, spacing, paletteColors, scheme, own, frame]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** Overlays and media queries look at the page's window unless they are told otherwise. */
const frameDefaults = (frame: Document) => ({
  MuiPopper: { defaultProps: { container: frame.body } },
  MuiPopover: { defaultProps: { container: frame.body } },
  MuiModal: { defaultProps: { container: frame.body } },
  MuiUseMediaQuery: { defaultProps: { matchMedia: frame.defaultView?.matchMedia } },
});
