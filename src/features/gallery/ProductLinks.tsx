import Link from '@docusaurus/Link';
import { getProductName } from '../../components/getProductName';
import { GALLERY_PATH } from '../../config/gallery';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../types/page';
import { type GalleryFilters, writeFilters } from './filterDemos';
import { galleryLabels as labels } from './labels';
import styles from './styles.module.css';

interface ProductLinksProps {
  product?: ProductFolder | undefined;
  /** Filters to pass on to the other product. */
  filters: GalleryFilters;
}

/** Links to the gallery of each product, so that they work without JavaScript. */
export function ProductLinks({ product, filters }: ProductLinksProps) {
  const query = writeFilters(filters);
  const toLink = (each: ProductFolder | undefined) => (
    <li key={each ?? ''}>
      <Link
        className={styles.chip}
        to={`/${GALLERY_PATH}${each ? `${each}/` : ''}${query}`}
        aria-current={each === product ? 'page' : undefined}
      >
        {each ? getProductName(each) : labels.all()}
      </Link>
    </li>
  );
  return (
    <nav className={styles.choice} aria-label={labels.products()}>
      <span className={styles.label} aria-hidden>
        {labels.products()}
      </span>
      <ul className={styles.products}>{[undefined, ...PRODUCT_FOLDERS].map(toLink)}</ul>
    </nav>
  );
}
