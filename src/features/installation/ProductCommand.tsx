import { useState } from 'react';
import { CodeBlock } from '../../components/CodeBlock';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../types/page';
import { ProductChoice } from './ProductChoice';
import styles from './styles.module.css';

/**
 * The command that installs the community package of a product. Emotion is an optional
 * peer of Material UI, so npm does not install it by itself.
 */
const getCommand = (product: ProductFolder): string =>
  `npm install @mui/x-${product} ${product === 'date-pickers' ? 'dayjs ' : ''}@mui/material @mui/system @emotion/react @emotion/styled`;

/** The choice of a product, and the command that installs it. */
export function ProductCommand() {
  const [product, setProduct] = useState<ProductFolder>('data-grid');
  return (
    <div className={styles.root}>
      <ProductChoice products={PRODUCT_FOLDERS} value={product} onChange={setProduct} />
      <CodeBlock html={getCommand(product)} language="bash" />
    </div>
  );
}
