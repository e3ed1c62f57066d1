import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { memo } from 'react';
import { PlanBadge } from '../../components/PlanBadge';
import { PICTURE_FOLDER, PICTURE_SIZE } from '../../config/gallery';
import { getPictureFile } from '../../lib/getPictureFile';
import { toWords } from '../../lib/toWords';
import type { GalleryPick } from '../../types/gallery';
import { galleryLabels as labels } from './labels';
import styles from './styles.module.css';

/** A demo with its picture in the site's scheme, linking to the demo on its page. */
export const DemoCard = memo(function DemoCard({ demo, page }: GalleryPick) {
  const folder = useBaseUrl(`/${PICTURE_FOLDER}/`);
  const name = demo.id.split('/').at(-1) ?? demo.id;
  const { picture } = demo;
  // Without a heading of its own, a demo has the title of its page: use its name instead.
  const isNamed = demo.title !== page.title;
  return (
    <li className={styles.card}>
      {picture ? (
        (['light', 'dark'] as const).map((scheme) => (
          <img
            key={scheme}
            className={styles[scheme]}
            src={folder + getPictureFile(demo.id, picture, scheme)}
            {...PICTURE_SIZE}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ))
      ) : (
        <div className={styles.noPicture}>{labels.noPicture()}</div>
      )}
      <h3 className={styles.name}>
        {/* The broken links checker knows the anchors of headings, but not of demos. */}
        <Link
          to={`${page.path}#${name}.tsx`}
          lang={isNamed ? undefined : 'en'}
          data-noBrokenLinkCheck
        >
          {isNamed ? demo.title : toWords(name)}
        </Link>
      </h3>
      <p className={styles.place}>
        {demo.plan && (
          <>
            <PlanBadge plan={demo.plan} plain />{' '}
          </>
        )}
        {page.title}
      </p>
    </li>
  );
});
