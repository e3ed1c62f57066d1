import type { ProductFolder } from '../../../src/types/page';

/** Name of a component without its plan, which is the same in all plans. */
export const getFamily = ({
  product,
  name,
}: {
  product: ProductFolder;
  name: string;
}): string => `${product}/${name.replace(/(Pro|Premium)$/, '')}`;
