import { useLocation } from '@docusaurus/router';
import type { CSSProperties } from 'react';
import { SLOT_HEIGHT, SLOT_HEIGHT_SMALL, SLOT_MARGIN } from '../../config/ads';
import { AdPlaceholder } from './AdPlaceholder';
import styles from './AdSlot.module.css';
import { useAdsOn } from './useAdsOn';

export interface AdProps {
  /** Whether the page or the demo wants none. */
  disabled?: boolean;
}

const SIZE = {
  '--slot-height': `${SLOT_HEIGHT}px`,
  '--slot-height-small': `${SLOT_HEIGHT_SMALL}px`,
  '--slot-margin': SLOT_MARGIN,
} as CSSProperties;

/** The ad at the top of a page. Its height is there from the first paint on and never changes. */
export function AdSlot({ disabled = false }: AdProps) {
  const { pathname } = useLocation();
  const isOn = useAdsOn(disabled);
  if (!isOn) return null;
  // Another page is another life, also where React would keep the component.
  return (
    <AdPlaceholder
      key={pathname}
      className={styles.slot}
      style={SIZE}
      placement="top"
      shape="image"
    />
  );
}
