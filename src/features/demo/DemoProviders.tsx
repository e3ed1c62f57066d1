import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { createDocsTheme, themeForScheme } from '../../design/createDocsTheme';
import type { ColorScheme, Direction } from '../../design/tokens';

export interface DemoProvidersProps {
  scheme: ColorScheme;
  direction: Direction;
  cache: EmotionCache;
  children: ReactNode;
}

/** The site's theme around a demo; readers' own applications have their own in this place. */
export function DemoProviders({
  scheme,
  direction,
  cache,
  children,
}: DemoProvidersProps) {
  const theme = useMemo(
    () => themeForScheme(createDocsTheme({ direction }), scheme),
    [direction, scheme],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
