import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { getDocsTheme } from '../design/getDocsTheme';
import { getEmotionCache } from '../design/emotionCache';
import {
  INITIAL_THEME_PREFERENCES,
  type ThemePreferences,
} from '../design/reduceThemePreferences';
import type { ColorScheme, Direction } from '../design/tokens';

export interface SchemeThemeProps {
  scheme: ColorScheme;
  direction: Direction;
  /**
   * Density, spacing and colors that the reader chose; the site's defaults if omitted.
   */
  preferences?: Pick<ThemePreferences, 'dense' | 'spacing' | 'paletteColors'>;
  /** Where styles are inserted; the page's head if omitted. */
  cache?: EmotionCache;
  /** Changes the theme. Keep its identity stable: a new function creates a new theme. */
  adapt?: (theme: Theme) => Theme;
  children: ReactNode;
}

/** Provides the site's theme in one scheme and direction to MUI components. */
export function SchemeTheme({
  scheme,
  direction,
  preferences = INITIAL_THEME_PREFERENCES,
  cache = getEmotionCache(direction),
  adapt,
  children,
}: SchemeThemeProps) {
  const { dense, spacing, paletteColors } = preferences;
  const theme = useMemo(() => {
    const options = { direction, dense, spacing, paletteColors };
    const base = getDocsTheme(options, scheme);
    return adapt ? adapt(base) : base;
  }, [direction, dense, spacing, paletteColors, scheme, adapt]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
