import clsx from 'clsx';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type Ref,
  type RefObject,
} from 'react';
import { LoadFailure } from '../../components/LoadFailure';
import { SETTLE_TIME } from '../../config/demo';
import type { DemoModule, DemoVariant } from '../../types/demo';
import { useDemoScheme, useDirection } from '../preferences';
import { keepEarlyActions, type EarlyActions } from './earlyActions';
import { labels } from './labels';
import styles from './styles.module.css';
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
  const [kept, keepHeight] = useKeptHeight(content);
  const early = useRef<EarlyActions>(undefined);
  const beforeSwap = useCallback(() => {
    keepHeight();
    early.current?.note();
  }, [keepHeight]);
  const { loaded, attempt } = useLiveDemo(variant, wanted, beforeSwap);
  const siteScheme = useDemoScheme();
  const siteDirection = useDirection();
  useEffect(() => {
    if (loaded || !content.current) return undefined;
    early.current = keepEarlyActions(content.current);
    return early.current.stop;
  }, [loaded]);
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
        {loaded ? (
          <loaded.Shell
            key={run}
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
      </div>
      <LoadFailure text={labels.noDemo()} attempt={attempt} />
    </div>
  );
}

/** The height that the page reserves, for `styles.module.css`. */
const HEIGHT_PROPERTY = '--demo-height';

interface StaticHtmlProps {
  demo: DemoModule;
  hidden: boolean;
  /** The demo will not come to life: its HTML is all there is. */
  failed: boolean;
}

/** On the server the demo itself, from left to right; in the browser that HTML, left alone. */
function StaticHtml({ demo, hidden, failed }: StaticHtmlProps) {
  if (hidden) return null;
  if (demo.server) {
    return (
      <div dir="ltr" className={styles.static}>
        <demo.server.Static />
        <style dangerouslySetInnerHTML={{ __html: renderEnd(demo.name) }} />
      </div>
    );
  }
  return (
    <div
      dir="ltr"
      className={styles.static}
      data-final={failed || undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/**
 * Shows the static HTML once the browser has read all of it: half read, its parts would move
 * with each that comes.
 */
const renderEnd = (name: string): string =>
  `[data-demo="${name}"] .${styles.static}{display:block}`;

/** Keeps the height of the static HTML while the live demo takes over and measures itself. */
function useKeptHeight(ref: RefObject<HTMLElement | null>) {
  const [kept, setKept] = useState<number>();
  const keep = useCallback(() => setKept(ref.current?.offsetHeight), [ref]);
  useEffect(() => {
    if (kept === undefined) return undefined;
    const timer = setTimeout(() => setKept(undefined), SETTLE_TIME);
    return () => clearTimeout(timer);
  }, [kept]);
  return [kept, keep] as const;
}
