import type { ProductFolder } from '../../../src/types/page';

/** What a component is called without its plan, so that those of all plans have one name. */
export const getFamily = ({
  product,
  name,
}: {
  product: ProductFolder;
  name: string;
}): string => `${product}/${name.replace(/(Pro|Premium)$/, '')}`;
