import { CacheProvider, type EmotionCache } from '@emotion/react';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { createEmotionCache } from '../../../../design/createEmotionCache';
import { themeForScheme } from '../../../../design/createDocsTheme';
import { readSchemeVariables } from '../../../../design/readSchemeVariables';
import type { ColorScheme, Direction } from '../../../../design/tokens';
import { labels } from '../labels';
import { Samples } from './Samples';
import styles from '../styles.module.css';

const caches: Partial<Record<Direction, EmotionCache>> = {};

export interface PreviewPanelProps {
  theme: Theme;
  scheme: ColorScheme;
}

/**
 * A part of the page in one scheme, with the colors of a theme of its own. All the variables of
 * the scheme are set here, so that colors that the site has been given do not show through.
 */
export function PreviewPanel({ theme, scheme }: PreviewPanelProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const variables = useMemo(() => readSchemeVariables(theme)[scheme], [theme, scheme]);
  const own = useMemo(
    () => createTheme(themeForScheme(theme, scheme), { components: keepInside(panel) }),
    [theme, scheme, panel],
  );
  const { direction } = theme;
  const cache = (caches[direction] ??= createEmotionCache(direction));
  return (
    <section
      ref={setPanel}
      className={styles.panel}
      aria-label={labels[scheme]()}
      data-theme={scheme}
      style={variables}
    >
      <p className={styles.panelTitle}>{labels[scheme]()}</p>
      <CacheProvider value={cache}>
        <ThemeProvider theme={own}>
          <Samples name={labels[scheme]()} />
        </ThemeProvider>
      </CacheProvider>
    </section>
  );
}

/** Overlays would take the colors of the page, were they not put into the panel. */
const keepInside = (container: HTMLElement | null) => ({
  MuiPopper: { defaultProps: { container } },
  MuiPopover: { defaultProps: { container } },
  MuiModal: { defaultProps: { container } },
});
