import { useEffect, useState, type ComponentType } from 'react';
import { PRODUCT_ROOTS } from '../../config/offline';
import type { ProductFolder } from '../../types/page';
import { isOfflineSupported } from './isOfflineSupported';
import type { SaveProductProps } from './save/SaveProduct';

export interface SaveOfflineProps {
  /** Path of the page, with the site's base, with or without a trailing slash. */
  path: string;
}

/** Offers to save the product on its overview page; renders nothing elsewhere. */
export function SaveOffline({ path }: SaveOfflineProps) {
  const product = (Object.keys(PRODUCT_ROOTS) as ProductFolder[]).find((each) =>
    `${path.replace(/\/$/, '')}/`.endsWith(`/x/${PRODUCT_ROOTS[each]}`),
  );
  const [Content, setContent] = useState<ComponentType<SaveProductProps>>();
  useEffect(() => {
    if (!product || !isOfflineSupported()) return;
    import('./save/SaveProduct').then(
      ({ SaveProduct }) => setContent(() => SaveProduct),
      () => undefined, // Failed to load: the button is not shown.
    );
  }, [product]);
  return product && Content ? <Content product={product} headingLevel={2} /> : null;
}
