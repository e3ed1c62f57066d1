/**
 * Server only: renders the demo to HTML. Emotion writes its styles next to the elements;
 * each page render has its own cache, because a shared cache would omit the styles from
 * all pages but the first.
 */
import type { EmotionCache } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { usePageScope } from '../../components/PageScope';
import { createEmotionCache } from '../../design/emotionCache';
import { DemoProviders } from './DemoProviders';
import { PreviewWidth } from './PreviewWidth';

const caches = new WeakMap<object, EmotionCache>();

function cacheOf(scope: object): EmotionCache {
  const known = caches.get(scope);
  if (known) return known;
  const cache = createEmotionCache('ltr');
  caches.set(scope, cache);
  return cache;
}

export function StaticDemo({ component: Component }: { component: ComponentType }) {
  const cache = cacheOf(usePageScope());
  return (
    <DemoProviders scheme="light" direction="ltr" cache={cache}>
      <SizedCharts>
        <Component />
      </SizedCharts>
    </DemoProviders>
  );
}

/** In a preview, charts that are as wide as their container have the preview's width. */
function SizedCharts({ children }: { children: ReactNode }) {
  const width = useContext(PreviewWidth);
  if (width === undefined) return children;
  const addWidth = (theme: Theme) => ({
    ...theme,
    components: { ...theme.components, MuiBarChart: { defaultProps: { width } } },
  });
  return <ThemeProvider theme={addWidth}>{children}</ThemeProvider>;
}
