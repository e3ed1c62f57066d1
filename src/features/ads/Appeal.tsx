import clsx from 'clsx';
import { IMAGE_HEIGHT, IMAGE_WIDTH } from '../../config/ads';
import { SITE_NAME } from '../../config/site';
import type { AdShape } from '../../types/ad';
import { Mark } from './AdCard';
import { getSlotTexts } from './texts';
import styles from './AdContent.module.css';

/** Asks readers with an ad blocker to allow ads on this site. */
export function Appeal({ image, shape }: { image: string; shape: AdShape }) {
  const { appealTitle, appealText } = getSlotTexts();
  return (
    <div className={clsx(styles.card, styles[shape])}>
      <div className={styles.link}>
        {shape === 'image' && (
          <img
            className={styles.picture}
            src={image}
            alt=""
            width={IMAGE_WIDTH}
            height={IMAGE_HEIGHT}
            decoding="async"
          />
        )}
        <p className={styles.description}>
          <strong>{appealTitle}</strong> {appealText}
        </p>
      </div>
      <Mark by={SITE_NAME} />
    </div>
  );
}
