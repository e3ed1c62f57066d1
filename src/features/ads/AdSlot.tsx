import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import {
  SLOT_HEIGHT,
  SLOT_HEIGHT_BESIDE,
  SLOT_HEIGHT_SMALL,
  SLOT_MARGIN,
} from '../../config/ads';
import type { SiteConfig } from '../../types/siteConfig';
import { AdPlaceholder } from './AdPlaceholder';
import styles from './AdSlot.module.css';

/** The lowest windows in which the ad is beside the text. */
export type AdRoom = 'low' | 'medium' | 'high';

export interface AdSlotProps {
  /** Whether the page opts out. */
  disabled?: boolean;
  /**
   * A page with a short table of contents has two slots, of which each screen shows one:
   * `beside` below the table of contents if there is space, otherwise `within` in the
   * text. Without this prop, the slot is in the text on every screen.
   */
  place?: 'beside' | 'within';
  /** With `place`: the height of windows that have space for `beside`. */
  room?: AdRoom;
}

const SIZE = {
  '--slot-height': `${SLOT_HEIGHT}px`,
  '--slot-height-small': `${SLOT_HEIGHT_SMALL}px`,
  '--slot-height-beside': `${SLOT_HEIGHT_BESIDE}px`,
  '--slot-margin': SLOT_MARGIN,
} as CSSProperties;

/** The ad of a page. Its height is reserved from the first paint and never changes. */
export function AdSlot({ disabled = false, place, room }: AdSlotProps) {
  const { pathname } = useLocation();
  const isOn = useAdsOn(disabled);
  if (!isOn) return null;
  // The key resets the state for each page, even where React would keep the component.
  return (
    <AdPlaceholder
      key={pathname}
      className={clsx(styles.slot, place && styles[place], room && styles[room])}
      style={SIZE}
    />
  );
}

/** Whether there are ad slots; see `areAdsOn`. */
function useAdsOn(disabled: boolean): boolean {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { ads } = customFields as unknown as SiteConfig;
  return areAdsOn(ads, process.env.NODE_ENV === 'production', disabled);
}

/**
 * Whether there are ad slots at all. The server and the browser must agree on it.
 * @param mode setting of the deployment
 * @param isProduction whether this is a production build
 * @param disabled whether the page opts out
 */
export const areAdsOn = (
  mode: SiteConfig['ads'],
  isProduction: boolean,
  disabled: boolean,
): boolean => !disabled && (mode === 'always' || (mode === 'production' && isProduction));
