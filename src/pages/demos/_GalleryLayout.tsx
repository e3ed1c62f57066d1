import Layout from '@theme/Layout';
import { GalleryPage, galleryLabels } from '@site/src/features/gallery';
import type { ComponentProps } from 'react';

type GalleryPageProps = ComponentProps<typeof GalleryPage>;

/** The layout of the gallery pages, one per product. */
export function GalleryLayout(props: GalleryPageProps) {
  const { product } = props;
  return (
    <Layout
      title={galleryLabels.title(product)}
      description={galleryLabels.description(product)}
    >
      <GalleryPage {...props} />
    </Layout>
  );
}
