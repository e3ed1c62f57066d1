import clsx from 'clsx';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import { SETTLE_TIME } from '../../config/demo';
import type { DemoModule, DemoVariant } from '../../types/demo';
import { useDemoScheme, useDirection } from '../preferences';
import styles from './styles.module.css';
import { useLiveDemo } from './useLiveDemo';
import { useNearViewport } from './useNearViewport';

export type DemoBackground = 'outlined' | 'plain' | 'gradient' | 'inline';

export interface DemoStageProps {
  demo: DemoModule;
  variant: DemoVariant;
  /** Height in px that the box keeps. */
  height?: number;
  maxWidth?: number;
  background?: DemoBackground;
  onLive?: () => void;
}

/**
 * The box in which a demo shows. The server's HTML stays untouched until the demo is near the
 * viewport; then its chunk loads and the running component takes the place. React 19 would
 * move a large Suspense boundary to the end of the page, hence this way:
 * https://react.dev/reference/react-dom/components/common#dangerously-setting-the-inner-html
 */
export function DemoStage(props: DemoStageProps) {
  const { demo, variant, height, maxWidth, background = 'outlined', onLive } = props;
  const ref = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [kept, keepHeight] = useKeptHeight(content);
  const near = useNearViewport(ref);
  const loaded = useLiveDemo(variant, near, keepHeight);
  const scheme = useDemoScheme();
  const direction = useDirection();
  useEffect(() => {
    if (loaded) onLive?.();
  }, [loaded, onLive]);
  const style: CSSProperties = { minHeight: height ?? kept, maxWidth };
  return (
    <div ref={ref} className={clsx(styles.stage, styles[background])}>
      <div ref={content} className={styles.content} style={style}>
        {loaded ? (
          <loaded.Shell
            name={demo.name}
            component={loaded.component}
            scheme={scheme}
            direction={direction}
          />
        ) : (
          <StaticHtml demo={demo} />
        )}
      </div>
    </div>
  );
}

/** On the server the demo itself; in the browser that HTML, left alone. */
function StaticHtml({ demo }: { demo: DemoModule }) {
  if (demo.server) {
    return (
      <div>
        <demo.server.Static />
      </div>
    );
  }
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

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
