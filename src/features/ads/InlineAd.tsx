import { AdPlaceholder } from './AdPlaceholder';
import type { AdProps } from './AdSlot';
import styles from './AdSlot.module.css';
import { useAdsOn } from './useAdsOn';

/** One-line ad below a demo whose code is open; mount it when a reader opens the code. */
export function InlineAd({ disabled = false }: AdProps) {
  const isOn = useAdsOn(disabled);
  if (!isOn) return null;
  return <AdPlaceholder className={styles.line} placement="demo" shape="text" />;
}
