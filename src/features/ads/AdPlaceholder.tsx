import clsx from 'clsx';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type CSSProperties,
} from 'react';
import { translate } from '@docusaurus/Translate';
import { whenIdle } from '../../components/whenIdle';
import type { AdContentProps } from './AdContent';
import type { AdPlace } from './getAdLabel';
import { isBot } from './isBot';
import { useIsShown } from './useIsShown';
import { useRemoveOffscreen } from './useRemoveOffscreen';
import styles from './AdSlot.module.css';

export interface AdPlaceholderProps extends AdPlace {
  className?: string;
  style?: CSSProperties;
}

const subscribeToNothing = () => () => undefined;
const isSeenByBot = () => isBot(window.navigator.userAgent);

/** Placeholder of an ad: there from the first paint, filled once the page has loaded. */
export function AdPlaceholder({ className, style, ...place }: AdPlaceholderProps) {
  const ref = useRef<HTMLElement>(null);
  const getRoot = useCallback(() => ref.current, []);
  const [Content, setContent] = useState<ComponentType<AdContentProps>>();
  const [isEmpty, setEmpty] = useState(false);
  const onEmpty = useCallback(() => setEmpty(true), []);
  const isShown = useIsShown(ref);
  const isRemoved = useRemoveOffscreen(ref, isEmpty);
  const seenByBot = useSyncExternalStore(subscribeToNothing, isSeenByBot, () => false);

  useEffect(() => {
    if (seenByBot || !isShown) return undefined;
    return whenIdle(() => {
      import('./AdContent')
        .then(({ AdContent }) => setContent(() => AdContent))
        .catch(onEmpty); // Blocked or failed to load.
    });
  }, [seenByBot, isShown, onEmpty]);

  if (seenByBot || isRemoved) return null;
  return (
    <section
      ref={ref}
      className={clsx(className, isEmpty && styles.empty)}
      style={style}
      aria-label={translate({
        id: 'ads.Slot.title',
        message: 'Advertisement',
        description: 'Name of the place for an ad, and the word that marks an ad',
      })}
    >
      {Content && isShown && <Content {...place} getRoot={getRoot} onEmpty={onEmpty} />}
    </section>
  );
}
