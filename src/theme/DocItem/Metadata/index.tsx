// Wraps the stock metadata to say which product a page belongs to, for search and statistics.
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import { PRODUCT_META } from '@site/src/config/versions';
import { getProductInfoFromUrl } from '@site/src/lib/getProductInfoFromUrl';

export default function DocItemMetadata() {
  const { productId, productCategoryId } = getProductInfoFromUrl(
    useDoc().metadata.permalink,
  );
  return (
    <>
      <Metadata />
      <Head>
        {productId && <meta name={PRODUCT_META.product} content={productId} />}
        {productCategoryId && (
          <meta name={PRODUCT_META.category} content={productCategoryId} />
        )}
      </Head>
    </>
  );
}
