import type { GalleryPick } from '../../types/gallery';
import { DemoCard } from './DemoCard';
import styles from './styles.module.css';

/** A few demos in even rows. */
export const DemoStrip = ({ picks }: { picks: readonly GalleryPick[] }) => (
  <ul className={styles.strip}>
    {picks.map((pick) => (
      <DemoCard key={pick.demo.id} {...pick} />
    ))}
  </ul>
);
