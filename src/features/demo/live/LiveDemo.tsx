/** Loaded with the first visible demo: MUI's runtime is not in a page's script. */
import { useDeferredValue, useMemo, type ComponentType } from 'react';
import type { ColorScheme, Direction } from '../../../design/tokens';
import type { DemoModule } from '../../../types/demo';
import { useThemePreferences } from '../../preferences';
import { DemoProviders } from '../DemoProviders';
import type { DemoAppearance } from '../withAppearance';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { DemoFrame } from './DemoFrame';
import type { DemoTexts } from './loadTexts';
import { Stretched } from './Stretched';

export { loadTexts } from './loadTexts';

export interface LiveDemoProps {
  demo: DemoModule;
  component: ComponentType;
  /** MUI's texts in the language that the reader chose; without them, the page's. */
  texts?: DemoTexts;
  scheme: ColorScheme;
  direction: Direction;
  /** Set if the demo's scheme or direction differ from the page's. */
  appearance?: DemoAppearance;
  /** Runs the demo in a frame of this height in px; without it, in the page. */
  frameHeight?: number;
  /** How many times as tall its charts are, or its frame, to fill the window. */
  stretch?: number;
}

/**
 * The appearance of a demo, deferred: the page shows a change at once and its demos
 * follow afterwards, because rendering ten grids again would block the update.
 */
function useDeferredAppearance({ scheme, direction, appearance }: LiveDemoProps) {
  const preferences = useThemePreferences();
  const inputs = useMemo(
    () => ({ scheme, direction, appearance, preferences }),
    [scheme, direction, appearance, preferences],
  );
  return useDeferredValue(inputs);
}

/** A running demo in the site's theme, with an error boundary. */
export function LiveDemo(props: LiveDemoProps) {
  const { demo, component: Component, texts, frameHeight, stretch } = props;
  const { scheme, direction, appearance, preferences } = useDeferredAppearance(props);
  return (
    <DemoErrorBoundary demo={demo}>
      {frameHeight === undefined ? (
        <DemoProviders
          scheme={scheme}
          direction={direction}
          preferences={preferences}
          appearance={appearance}
          texts={texts}
        >
          <Stretched component={Component} factor={stretch} />
        </DemoProviders>
      ) : (
        <DemoFrame
          title={demo.name}
          height={frameHeight * (stretch ?? 1)}
          scheme={scheme}
          direction={direction}
          preferences={preferences}
          texts={texts}
        >
          <Component />
        </DemoFrame>
      )}
    </DemoErrorBoundary>
  );
}
