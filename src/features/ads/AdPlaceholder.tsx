import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  type ComponentType,
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { whenIdle } from '../../components/whenIdle';
import { BOTS } from '../../config/ads';
import type { AdContentProps } from './AdContent';
import styles from './AdSlot.module.css';

/** Whether the user agent is a bot. */
export const isBot = (userAgent: string): boolean => BOTS.test(userAgent);

/**
 * Whether an element is visible on this screen: one of two slots is hidden, and an
 * invisible ad must neither be requested nor counted. Updates when the window is resized.
 */
function useIsShown(ref: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const check = () => setShown(getComputedStyle(element).display !== 'none');
    check();
    window.addEventListener('resize', check);
    return () => window.removeEventListener('resize', check);
  }, [ref]);
  return isShown;
}

/**
 * Removes an empty slot once that causes no visible layout shift: while the slot is below
 * the viewport.
 * @param isEmpty whether the slot stays empty
 * @returns whether to remove the slot
 */
function useRemoveOffscreen(
  ref: RefObject<HTMLElement | null>,
  isEmpty: boolean,
): boolean {
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => {
    if (!isEmpty || !ref.current || !window.IntersectionObserver) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0)
        setRemoved(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isEmpty]);
  return isRemoved;
}

export interface AdPlaceholderProps {
  className?: string;
  style?: CSSProperties;
}

const subscribeToNothing = () => () => undefined;
const isSeenByBot = () => isBot(window.navigator.userAgent);

/** Placeholder of an ad: there from the first paint, filled once the page has loaded. */
export function AdPlaceholder({ className, style }: AdPlaceholderProps) {
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
      {Content && isShown && <Content getRoot={getRoot} onEmpty={onEmpty} />}
    </section>
  );
}
