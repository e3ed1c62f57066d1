import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import {
  SLOT_HEIGHT,
  SLOT_HEIGHT_BESIDE,
  SLOT_HEIGHT_SMALL,
  SLOT_MARGIN,
} from '../../config/ads';
import { AdPlaceholder } from './AdPlaceholder';
import styles from './AdSlot.module.css';
import { useAdsOn } from './useAdsOn';

export interface AdProps {
  /** Whether the page or the demo opts out. */
  disabled?: boolean;
}

export interface AdSlotProps extends AdProps {
  /**
   * A page with a table of contents has two slots, of which each screen shows one:
   * `beside` below the table of contents if there is space, otherwise `within` in the
   * text. Without this prop, the slot is in the text on every screen.
   */
  place?: 'beside' | 'within';
}

const SIZE = {
  '--slot-height': `${SLOT_HEIGHT}px`,
  '--slot-height-small': `${SLOT_HEIGHT_SMALL}px`,
  '--slot-height-beside': `${SLOT_HEIGHT_BESIDE}px`,
  '--slot-margin': SLOT_MARGIN,
} as CSSProperties;

/** The ad of a page. Its height is reserved from the first paint and never changes. */
export function AdSlot({ disabled = false, place }: AdSlotProps) {
  const { pathname } = useLocation();
  const isOn = useAdsOn(disabled);
  if (!isOn) return null;
  // The key resets the state for each page, even where React would keep the component.
  return (
    <AdPlaceholder
      key={pathname}
      className={clsx(styles.slot, place && styles[place])}
      style={SIZE}
      placement="top"
      shape="image"
    />
  );
}
