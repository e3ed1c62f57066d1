import { translate } from '@docusaurus/Translate';
import { getProductName } from '../../components/getProductName';
import type { ProductFolder } from '../../types/page';
import { Choices } from './Choices';

export interface ProductChoiceProps {
  products: readonly ProductFolder[];
  value: ProductFolder;
  onChange: (product: ProductFolder) => void;
}

/** The choice of a product to install. */
export function ProductChoice({ products, value, onChange }: ProductChoiceProps) {
  return (
    <Choices
      label={translate({
        id: 'installation.Installation.product',
        message: 'Product',
        description: 'Label of the choice between Data Grid, Charts and so on',
      })}
      options={products.map((product) => ({
        value: product,
        text: getProductName(product),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
