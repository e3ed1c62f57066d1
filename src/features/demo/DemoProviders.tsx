import { CacheProvider, type EmotionCache } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { createDocsTheme, themeForScheme } from '../../design/createDocsTheme';
import type { ColorScheme, Direction } from '../../design/tokens';

export interface DemoProvidersProps {
  scheme: ColorScheme;
  direction: Direction;
  cache: EmotionCache;
  /** Document of the frame that the demo runs in, if it has one. */
  frame?: Document;
  children: ReactNode;
}

/** The site's theme around a demo; readers' own applications have their own in this place. */
export function DemoProviders({
  scheme,
  direction,
  cache,
  frame,
  children,
}: DemoProvidersProps) {
  const theme = useMemo(() => {
    const base = themeForScheme(createDocsTheme({ direction }), scheme);
    return frame ? createTheme(base, { components: frameDefaults(frame) }) : base;
  }, [direction, scheme, frame]);
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
