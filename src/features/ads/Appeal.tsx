import { IMAGE_HEIGHT, IMAGE_WIDTH } from '../../config/ads';
import { SITE_NAME } from '../../config/site';
import { Mark } from './AdCard';
import { getSlotTexts } from './texts';
import styles from './AdContent.module.css';

/** Asks readers with an ad blocker to allow ads on this site. */
export function Appeal({ image }: { image: string }) {
  const { appealTitle, appealText } = getSlotTexts();
  return (
    <div className={styles.card}>
      <div className={styles.link}>
        <img
          className={styles.picture}
          src={image}
          alt=""
          width={IMAGE_WIDTH}
          height={IMAGE_HEIGHT}
          decoding="async"
        />
        <p className={styles.description}>
          <strong>{appealTitle}</strong> {appealText}
        </p>
      </div>
      <Mark by={SITE_NAME} />
    </div>
  );
}
