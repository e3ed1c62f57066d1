import clsx from 'clsx';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { LoadFailure } from '../../components/LoadFailure';
import type { DemoModule, DemoVariant } from '../../types/demo';
import { useDemoScheme, useDirection } from '../preferences';
import { keepEarlyActions, type EarlyActions } from './earlyActions';
import { keepFocus } from './keepFocus';
import { labels } from './labels';
import { StaticHtml } from './StaticHtml';
import styles from './styles.module.css';
import { useKeptHeight } from './useKeptHeight';
import { useLiveDemo } from './useLiveDemo';
import type { DemoLook } from './withOwnLook';

export type DemoBackground = 'outlined' | 'plain' | 'gradient' | 'inline';

export interface DemoStageProps {
  ref?: Ref<HTMLDivElement>;
  demo: DemoModule;
  variant: DemoVariant;
  /** The demo comes to life once this is true. */
  wanted: boolean;
  /** Counts the starts; another number starts the demo anew. */
  run?: number;
  height?: number;
  maxWidth?: number;
  background?: DemoBackground;
  iframe?: boolean;
  /** What the demo shows for itself; without it, it follows the site. */
  own?: DemoLook;
  onLive?: () => void;
}

/**
 * The box in which a demo shows. The server's HTML stays untouched until the demo is wanted;
 * then its chunk loads and the running component takes the place. React 19 would move a large
 * Suspense boundary to the end of the page, hence this way:
 * https://react.dev/reference/react-dom/components/common#dangerously-setting-the-inner-html
 */
export function DemoStage({ ref, ...props }: DemoStageProps) {
  const {
    demo,
    variant,
    wanted,
    run = 0,
    height,
    maxWidth,
    background = 'outlined',
  } = props;
  const { iframe = false, own, onLive } = props;
  const content = useRef<HTMLDivElement>(null);
  const early = useRef<EarlyActions>(undefined);
  const restoreFocus = useRef<() => void>(undefined);
  const [kept, keepHeight, settle] = useKeptHeight(content);
  const { loaded, attempt } = useLiveDemo(variant, wanted, keepHeight);
  const beforeSwap = useCallback(() => {
    restoreFocus.current = content.current ? keepFocus(content.current) : undefined;
    early.current?.note();
  }, []);
  const siteScheme = useDemoScheme();
  const siteDirection = useDirection();
  useLayoutEffect(() => restoreFocus.current?.(), [loaded, run]);
  // Ends with the static HTML: the live demo takes the next press itself.
  useLayoutEffect(() => {
    if (loaded || !content.current) return undefined;
    early.current = keepEarlyActions(content.current);
    return early.current.stop;
  }, [loaded]);
  useEffect(() => (loaded ? settle() : undefined), [loaded, settle]);
  useEffect(() => {
    if (!loaded) return;
    onLive?.();
    early.current?.replay();
    early.current = undefined;
  }, [loaded, onLive]);
  const style: CSSProperties = {
    minHeight: height ?? kept,
    maxWidth,
    ...(height && { [HEIGHT_PROPERTY]: `${height}px` }),
  };
  return (
    <div
      ref={ref}
      className={clsx(styles.stage, styles[background])}
      data-theme={own?.scheme}
      dir={own?.direction}
      tabIndex={-1}
    >
      <div ref={content} className={styles.content} style={style} data-demo-content="">
        <Swapped key={loaded ? run : 'static'} onRemove={beforeSwap}>
          {loaded ? (
            <loaded.Shell
              demo={demo}
              component={loaded.component}
              scheme={own?.scheme ?? siteScheme}
              direction={own?.direction ?? siteDirection}
              own={own}
              frameHeight={iframe ? height : undefined}
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
  /** Called while the content still stands, right before something else takes its place. */
  onRemove: () => void;
  children: ReactNode;
}

/** React renders the live demo in slices, so only its commit is the moment of the swap. */
function Swapped({ onRemove, children }: SwappedProps) {
  useLayoutEffect(() => onRemove, [onRemove]);
  return children;
}
