import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PRODUCT_META } from '../config/versions';
import { getProductInfoFromUrl } from '../lib/getProductInfoFromUrl';

/** Adds meta tags that name the page's product, for search engines and statistics. */
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
