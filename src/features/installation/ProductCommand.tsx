import { translate } from '@docusaurus/Translate';
import { useState } from 'react';
import { CodeBlock } from '../../components/CodeBlock';
import { getProductName } from '../../components/getProductName';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../types/page';
import { Choices } from './Choices';
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
      <Choices
        label={translate({
          id: 'installation.Installation.product',
          message: 'Product',
          description: 'Label of the choice between Data Grid, Charts and so on',
        })}
        options={PRODUCT_FOLDERS.map((value) => ({
          value,
          text: getProductName(value),
        }))}
        value={product}
        onChange={setProduct}
      />
      <CodeBlock html={getCommand(product)} language="bash" />
    </div>
  );
}
