import { useLocation } from '@docusaurus/router';
import { getProductInfoFromUrl } from '../../../lib/getProductInfoFromUrl';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../types/page';

/** The product of the current page, whose hits are ranked first. */
export function useNearProduct(): ProductFolder | undefined {
  const { productId } = getProductInfoFromUrl(useLocation().pathname);
  return PRODUCT_FOLDERS.find((folder) => productId === `x-${folder}`);
}
