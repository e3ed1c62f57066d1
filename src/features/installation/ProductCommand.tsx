import { CodeBlock } from '../../components/CodeBlock';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../types/page';
import { ProductChoice } from './ProductChoice';
import styles from './styles.module.css';
import { useAddCommand, usePackageChoice } from './usePackageChoice';

/**
 * The community package of a product, and what it needs. Emotion is an optional peer of
 * Material UI, so npm does not install it by itself.
 */
const getPackages = (product: ProductFolder): string =>
  `@mui/x-${product} ${product === 'date-pickers' ? 'dayjs ' : ''}@mui/material @mui/system @emotion/react @emotion/styled`;

/**
 * The choice of a product, and the command that installs it, for the package manager of
 * the reader.
 */
export function ProductCommand() {
  const { product, level, choose } = usePackageChoice();
  const add = useAddCommand();
  return (
    <div className={styles.root}>
      <ProductChoice
        products={PRODUCT_FOLDERS}
        value={product}
        onChange={(next) => choose(next, level)}
      />
      <CodeBlock html={`${add} ${getPackages(product)}`} language="bash" />
    </div>
  );
}
