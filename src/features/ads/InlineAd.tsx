import { AdPlaceholder } from './AdPlaceholder';
import type { AdProps } from './AdSlot';
import styles from './AdSlot.module.css';
import { useAdsOn } from './useAdsOn';

/** The line below a demo whose code is open; to be mounted when a reader opens it. */
export function InlineAd({ disabled = false }: AdProps) {
  const isOn = useAdsOn(disabled);
  if (!isOn) return null;
  return <AdPlaceholder className={styles.line} placement="demo" shape="text" />;
}
