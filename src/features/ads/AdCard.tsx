import Link from '@docusaurus/Link';
import { useState, type ReactNode } from 'react';
import { AD_ATTRIBUTE, IMAGE_HEIGHT, IMAGE_WIDTH } from '../../config/ads';
import type { Ad, NetworkAd } from '../../types/ad';
import { getSlotTexts } from './texts';
import styles from './AdContent.module.css';

/** An ad: an image, and its text beside or below it. */
export function AdCard({ ad }: { ad: Ad | NetworkAd }) {
  const isForeign = 'pixels' in ad;
  const mark = { [AD_ATTRIBUTE]: isForeign ? '' : undefined };
  return (
    <div className={styles.card} {...mark}>
      <AdLink href={ad.link} isForeign={isForeign} label={ad.label}>
        {ad.img && <AdImage src={ad.img} />}
        <span
          className={styles.description}
          dangerouslySetInnerHTML={{ __html: ad.description }}
        />
      </AdLink>
      <Mark by={ad.poweredby} />
      {isForeign && ad.pixels.map((pixel) => <Pixel key={pixel} src={pixel} />)}
    </div>
  );
}

/** The disclosure that every ad carries. */
export const Mark = ({ by }: { by: string }) => (
  <span className={styles.mark}>
    {getSlotTexts().title} · <bdi>{by}</bdi>
  </span>
);

interface AdLinkProps {
  href: string;
  isForeign: boolean;
  label: string;
  children: ReactNode;
}

function AdLink({ href, isForeign, label, children }: AdLinkProps) {
  const props = {
    className: styles.link,
    rel: 'noopener sponsored',
    'data-ga-event-category': 'ad',
    'data-ga-event-action': 'click',
    'data-ga-event-label': label,
  };
  if (!isForeign) {
    return (
      <Link {...props} to={href}>
        {children}
      </Link>
    );
  }
  return (
    <a {...props} href={href} target="_blank">
      {children}
    </a>
  );
}

/** An image that cannot be loaded makes room for the text. */
function AdImage({ src }: { src: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <img
      className={styles.picture}
      src={src}
      alt=""
      width={IMAGE_WIDTH}
      height={IMAGE_HEIGHT}
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

const Pixel = ({ src }: { src: string }) => (
  <img src={src} alt="" width={1} height={1} hidden />
);
