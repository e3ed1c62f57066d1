import { useEffect, useState, type ComponentType } from 'react';
import { PRODUCT_ROOTS } from '../../config/offline';
import type { ProductFolder } from '../../types/page';
import { isOfflineSupported } from './isOfflineSupported';
import type { SaveProductProps } from './save/SaveProduct';

export interface SaveOfflineProps {
  /** Path of the page, with the site's base, with or without a slash at its end. */
  path: string;
}

/** Below a product's overview: offers to save the product. Elsewhere nothing. */
export function SaveOffline({ path }: SaveOfflineProps) {
  const product = (Object.keys(PRODUCT_ROOTS) as ProductFolder[]).find((each) =>
    `${path.replace(/\/$/, '')}/`.endsWith(`/x/${PRODUCT_ROOTS[each]}`),
  );
  const [Content, setContent] = useState<ComponentType<SaveProductProps>>();
  useEffect(() => {
    if (!product || !isOfflineSupported()) return;
    import('./save/SaveProduct').then(
      ({ SaveProduct }) => setContent(() => SaveProduct),
      () => undefined, // Out of reach: there is nothing to offer.
    );
  }, [product]);
  return product && Content ? <Content product={product} headingLevel={2} /> : null;
}
