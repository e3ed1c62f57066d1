import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { DemoModule } from '../../types/demo';
import type { ProductFolder } from '../../types/page';
import { DemoPreview } from './DemoPreview';
import styles from './productCard.module.css';

export interface ProductCardProps {
  product: ProductFolder;
  /** Made by the demo loader from the name that the page gives. */
  demo: DemoModule;
  children: ReactNode;
}

const productName = (product: ProductFolder): string =>
  ({
    'data-grid': translate({
      id: 'product.name.dataGrid',
      message: 'Data Grid',
      description: 'Product name',
    }),
    'date-pickers': translate({
      id: 'product.name.datePickers',
      message: 'Date and Time Pickers',
      description: 'Product name',
    }),
    charts: translate({
      id: 'product.name.charts',
      message: 'Charts',
      description: 'Product name',
    }),
    'tree-view': translate({
      id: 'product.name.treeView',
      message: 'Tree View',
      description: 'Product name',
    }),
  })[product];

/** A product with a small live example, leading to its pages. */
export function ProductCard({ product, demo, children }: ProductCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.stage}>
        <DemoPreview demo={demo} />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={`/react-${product}/`}>{productName(product)}</Link>
        </h3>
        <div className={styles.description}>{children}</div>
      </div>
    </article>
  );
}

/** Cards side by side, as many as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
