import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { getProductName } from '../../components/getProductName';
import type { DemoModule } from '../../types/demo';
import type { ProductFolder } from '../../types/page';
import { DemoPreview } from './DemoPreview';
import styles from './productCard.module.css';

export interface ProductCardProps {
  product: ProductFolder;
  /** Created by the demo loader from the name in the page. */
  demo: DemoModule;
  children: ReactNode;
}

/** A product with a small live example and links to its pages. */
export function ProductCard({ product, demo, children }: ProductCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.stage}>
        <DemoPreview demo={demo} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link to={`/react-${product}/`}>{getProductName(product)}</Link>
        </h2>
        <div className={styles.description}>{children}</div>
      </div>
    </article>
  );
}

/** A responsive grid of cards. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
