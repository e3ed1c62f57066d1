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

export interface AdPlaceholderProps extends AdPlace {
  className?: string;
  style?: CSSProperties;
}

const subscribeToNothing = () => () => undefined;
const isSeenByBot = () => isBot(window.navigator.userAgent);

/** The place of an ad: there from the first paint, filled once the page has loaded. */
export function AdPlaceholder({ className, style, ...place }: AdPlaceholderProps) {
  const ref = useRef<HTMLElement>(null);
  const getRoot = useCallback(() => ref.current, []);
  const [Content, setContent] = useState<ComponentType<AdContentProps>>();
  const seenByBot = useSyncExternalStore(subscribeToNothing, isSeenByBot, () => false);

  useEffect(() => {
    if (seenByBot) return undefined;
    return whenIdle(() => {
      import('./AdContent')
        .then(({ AdContent }) => setContent(() => AdContent))
        .catch(() => undefined); // Blocked or out of reach: the place stays empty.
    });
  }, [seenByBot]);

  if (seenByBot) return null;
  return (
    <section
      ref={ref}
      className={className}
      style={style}
      aria-label={translate({
        id: 'ads.Slot.title',
        message: 'Advertisement',
        description: 'Name of the place for an ad, and the word that marks an ad',
      })}
    >
      {Content && <Content {...place} getRoot={getRoot} />}
    </section>
  );
}
