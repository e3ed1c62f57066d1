import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import {
  containOverlays,
  readSchemeVariables,
  themeForScheme,
} from '../../../../design/createDocsTheme';
import { getEmotionCache } from '../../../../design/emotionCache';
import type { ColorScheme } from '../../../../design/tokens';
import { labels } from '../labels';
import { Samples } from './Samples';
import styles from '../styles.module.css';

export interface PreviewPanelProps {
  theme: Theme;
  scheme: ColorScheme;
}

/**
 * A part of the page in one scheme, with its own theme. All variables of the scheme are
 * set here, so that the site's current colors do not show through.
 */
export function PreviewPanel({ theme, scheme }: PreviewPanelProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const variables = useMemo(() => readSchemeVariables(theme)[scheme], [theme, scheme]);
  const own = useMemo(
    () =>
      createTheme(themeForScheme(theme, scheme), { components: containOverlays(panel) }),
    [theme, scheme, panel],
  );
  return (
    <section
      ref={setPanel}
      className={styles.panel}
      aria-label={labels[scheme]()}
      data-theme={scheme}
      style={variables}
    >
      <p className={styles.panelTitle}>{labels[scheme]()}</p>
      <CacheProvider value={getEmotionCache(theme.direction)}>
        <ThemeProvider theme={own}>
          <Samples name={labels[scheme]()} />
        </ThemeProvider>
      </CacheProvider>
    </section>
  );
}
