import Layout from '@theme/Layout';
import { GalleryPage, galleryLabels } from '@site/src/features/gallery';
import type { Gallery } from '@site/src/types/gallery';
import type { ProductFolder } from '@site/src/types/page';

interface GalleryLayoutProps {
  galleries: readonly Gallery[];
  /** The product of the gallery; undefined for all products. */
  product?: ProductFolder;
}

/** The layout of the gallery pages, one per product. */
export function GalleryLayout({ galleries, product }: GalleryLayoutProps) {
  return (
    <Layout
      title={galleryLabels.title(product)}
      description={galleryLabels.description(product)}
    >
      <GalleryPage galleries={galleries} product={product} />
    </Layout>
  );
}
