import Layout from '@theme/Layout';
import { GalleryPage, galleryLabels } from '@site/src/features/gallery';
import type { Gallery } from '@site/src/types/gallery';
import type { ProductFolder } from '@site/src/types/page';

interface GalleryLayoutProps {
  galleries: readonly Gallery[];
  /** The one whose demos these are; none for the demos of all. */
  product?: ProductFolder;
}

/** The frame of the gallery's pages, of which each product has one. */
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
