/** Loaded with the first demo that comes into sight: MUI's runtime is not in a page's script. */
import { useDeferredValue, useMemo, type ComponentType } from 'react';
import type { ColorScheme, Direction } from '../../../design/tokens';
import type { DemoModule } from '../../../types/demo';
import { useThemePreferences } from '../../preferences';
import { DemoProviders } from '../DemoProviders';
import type { DemoLook } from '../withOwnLook';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { DemoFrame } from './DemoFrame';

export interface LiveDemoProps {
  demo: DemoModule;
  component: ComponentType;
  scheme: ColorScheme;
  direction: Direction;
  /** Set when scheme or direction are the demo's and not the page's. */
  own?: DemoLook;
  /** Runs the demo in a frame of this height in px; without it, in the page. */
  frameHeight?: number;
}

/**
 * What a demo is to look like. The page shows a change at once, and its demos follow when that
 * is painted: ten grids take longer to render again than a reader's choice may wait.
 */
function useLateLook({ scheme, direction, own }: LiveDemoProps) {
  const preferences = useThemePreferences();
  const look = useMemo(
    () => ({ scheme, direction, own, preferences }),
    [scheme, direction, own, preferences],
  );
  return useDeferredValue(look);
}

/** A running demo inside the site's theme, with its errors kept to its own box. */
export function LiveDemo(props: LiveDemoProps) {
  const { demo, component: Component, frameHeight } = props;
  const { scheme, direction, own, preferences } = useLateLook(props);
  return (
    <DemoErrorBoundary demo={demo}>
      {frameHeight === undefined ? (
        <DemoProviders
          scheme={scheme}
          direction={direction}
          preferences={preferences}
          own={own}
        >
          <Component />
        </DemoProviders>
      ) : (
        <DemoFrame
          title={demo.name}
          height={frameHeight}
          scheme={scheme}
          direction={direction}
          preferences={preferences}
        >
          <Component />
        </DemoFrame>
      )}
    </DemoErrorBoundary>
  );
}
