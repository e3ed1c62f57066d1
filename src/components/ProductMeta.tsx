import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PRODUCT_META } from '../config/versions';
import { getProductInfoFromUrl } from '../lib/getProductInfoFromUrl';

/** Says in the head which product a page belongs to, for search and statistics. */
export function ProductMeta() {
  const { productId, productCategoryId } = getProductInfoFromUrl(useLocation().pathname);
  return (
    <Head>
      {productId && <meta name={PRODUCT_META.product} content={productId} />}
      {productCategoryId && (
        <meta name={PRODUCT_META.category} content={productCategoryId} />
      )}
    </Head>
  );
}
