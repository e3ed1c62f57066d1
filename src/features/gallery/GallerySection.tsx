import Link from '@docusaurus/Link';
import { GALLERY_PATH } from '../../config/gallery';
import type { Gallery, GalleryDemo, GalleryPick } from '../../types/gallery';
import { DemoCard } from './DemoCard';
import { galleryLabels as labels } from './labels';
import styles from './styles.module.css';

interface GallerySectionProps {
  gallery: Gallery;
  /** On its product's page it shows the groups of the navigation. */
  isAlone: boolean;
}

/** The demos of one product: grouped on its own page, in one list otherwise. */
export function GallerySection({ gallery, isAlone }: GallerySectionProps) {
  const { part, pages, groups } = gallery;
  const toPicks = (demos: readonly GalleryDemo[]): GalleryPick[] =>
    demos.flatMap((demo) => {
      const page = pages[demo.page];
      return page ? [{ demo, page }] : [];
    });
  if (isAlone)
    return groups.map(({ id, title, demos }) => (
      <section key={id} className={styles.section} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <CardList picks={toPicks(demos)} />
      </section>
    ));
  const demos = groups.flatMap((group) => group.demos);
  return (
    <section className={styles.section} aria-labelledby={part}>
      <h2 id={part}>
        {part === 'general' ? (
          labels.part(part)
        ) : (
          <Link to={`/${GALLERY_PATH}${part}/`}>{labels.part(part)}</Link>
        )}
      </h2>
      <CardList picks={toPicks(demos)} />
    </section>
  );
}

/** A grid of cards. */
export const CardList = ({ picks }: { picks: readonly GalleryPick[] }) => (
  <ul className={styles.cards}>
    {picks.map((pick) => (
      <DemoCard key={pick.demo.id} {...pick} />
    ))}
  </ul>
);
