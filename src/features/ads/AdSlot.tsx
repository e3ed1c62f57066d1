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

/** One-line ad below a demo whose code is open; mount it when a reader opens the code. */
export function InlineAd({ disabled = false }: AdProps) {
  const isOn = useAdsOn(disabled);
  if (!isOn) return null;
  return <AdPlaceholder className={styles.line} placement="demo" shape="text" />;
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
 * @param disabled whether the page or the demo opts out
 */
export const areAdsOn = (
  mode: SiteConfig['ads'],
  isProduction: boolean,
  disabled: boolean,
): boolean => !disabled && (mode === 'always' || (mode === 'production' && isProduction));
