import clsx from 'clsx';
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { LoadFailure } from '../../components/LoadFailure';
import { SETTLE_TIME } from '../../config/demo';
import type { DemoModule, DemoVariant } from '../../types/demo';
import { useDemoScheme, useDirection } from '../preferences';
import { StaticHtml } from './StaticHtml';
import { captureEarlyActions, type EarlyActions } from './earlyActions';
import { labels } from './labels';
import { preserveFocus } from './rememberElement';
import styles from './styles.module.css';
import { useLiveDemo } from './useLiveDemo';
import type { DemoAppearance } from './withAppearance';

/**
 * Preserves the height of the static HTML while the live demo mounts and measures itself.
 * @returns the preserved height in px, a function that starts preserving it, and an
 *   effect for when the live demo is mounted, which releases it after a delay
 */
function usePreservedHeight(
  ref: RefObject<HTMLElement | null>,
): [height: number | undefined, preserve: () => void, release: () => () => void] {
  const [height, setHeight] = useState<number>();
  const preserve = useCallback(() => setHeight(ref.current?.offsetHeight), [ref]);
  const release = useCallback(() => {
    const timer = setTimeout(() => setHeight(undefined), SETTLE_TIME);
    return () => clearTimeout(timer);
  }, []);
  return [height, preserve, release];
}

export type DemoBackground = 'outlined' | 'plain' | 'gradient' | 'inline';

export interface DemoStageProps {
  ref?: Ref<HTMLDivElement>;
  demo: DemoModule;
  variant: DemoVariant;
  /** Loads the live demo once this is true. */
  enabled: boolean;
  /** Restart counter; a new value restarts the demo. */
  run?: number;
  height?: number;
  maxWidth?: number;
  background?: DemoBackground;
  iframe?: boolean;
  /** The demo's own appearance; without it, it follows the site. */
  appearance?: DemoAppearance;
  /** How many times as tall its charts are, to fill the window. */
  stretch?: number;
  onLive?: () => void;
}

/**
 * The box of a demo. The server's HTML stays untouched until the live demo is requested;
 * then its chunk loads and the running component replaces it. React 19 would move a large
 * Suspense boundary to the end of the page, so this uses raw HTML:
 * https://react.dev/reference/react-dom/components/common#dangerously-setting-the-inner-html
 */
export function DemoStage({ ref, ...props }: DemoStageProps) {
  const {
    demo,
    variant,
    enabled,
    run = 0,
    height,
    maxWidth,
    background = 'outlined',
  } = props;
  const { iframe = false, appearance, stretch, onLive } = props;
  const content = useRef<HTMLDivElement>(null);
  const early = useRef<EarlyActions>(undefined);
  const restoreFocus = useRef<() => void>(undefined);
  const [preservedHeight, preserveHeight, releaseHeight] = usePreservedHeight(content);
  const { loaded, attempt } = useLiveDemo(variant, enabled, preserveHeight);
  const beforeSwap = useCallback(() => {
    restoreFocus.current = content.current ? preserveFocus(content.current) : undefined;
    early.current?.note();
  }, []);
  const siteScheme = useDemoScheme();
  const siteDirection = useDirection();
  useLayoutEffect(() => restoreFocus.current?.(), [loaded, run]);
  // Stops with the static HTML: the live demo handles the next press itself.
  useLayoutEffect(() => {
    if (loaded || !content.current) return undefined;
    early.current = captureEarlyActions(content.current);
    return early.current.stop;
  }, [loaded]);
  useEffect(() => (loaded ? releaseHeight() : undefined), [loaded, releaseHeight]);
  useEffect(() => {
    if (!loaded) return;
    onLive?.();
    early.current?.replay();
    early.current = undefined;
  }, [loaded, onLive]);
  const style: CSSProperties = {
    minHeight: height ?? preservedHeight,
    maxWidth,
    ...(height && { [HEIGHT_PROPERTY]: `${height}px` }),
  };
  return (
    <div
      ref={ref}
      className={clsx(styles.stage, styles[background])}
      data-theme={appearance?.scheme}
      dir={appearance?.direction}
      tabIndex={-1}
    >
      <div
        ref={content}
        className={styles.content}
        style={style}
        data-demo-content=""
        lang={loaded?.texts?.lang}
        translate="no"
      >
        <Swapped key={loaded ? run : 'static'} onRemove={beforeSwap}>
          {loaded ? (
            <loaded.Shell
              demo={demo}
              component={loaded.component}
              texts={loaded.texts}
              scheme={appearance?.scheme ?? siteScheme}
              direction={appearance?.direction ?? siteDirection}
              appearance={appearance}
              frameHeight={iframe ? height : undefined}
              stretch={stretch}
            />
          ) : (
            <StaticHtml demo={demo} hidden={iframe} failed={attempt.failures > 0} />
          )}
        </Swapped>
      </div>
      <LoadFailure text={labels.noDemo()} attempt={attempt} />
    </div>
  );
}

/** The height that the page reserves, for `styles.module.css`. */
const HEIGHT_PROPERTY = '--demo-height';

interface SwappedProps {
  /** Called right before the content is replaced. */
  onRemove: () => void;
  children: ReactNode;
}

/** React renders the live demo in time slices, so the swap happens at its commit. */
function Swapped({ onRemove, children }: SwappedProps) {
  useLayoutEffect(() => onRemove, [onRemove]);
  return children;
}
