import { translate } from '@docusaurus/Translate';
import { getProductName } from '../../components/getProductName';
import type { GalleryPart } from '../../types/gallery';
import type { ProductFolder } from '../../types/page';

/** Texts of the gallery. */
export const galleryLabels = {
  title: (product?: ProductFolder) =>
    product
      ? translate(
          {
            id: 'gallery.Page.productTitle',
            message: '{product} demos',
            description: 'Heading of the gallery of one product',
          },
          { product: getProductName(product) },
        )
      : translate({
          id: 'gallery.Page.title',
          message: 'Demos',
          description: 'Heading of the gallery of all demos',
        }),
  description: (product?: ProductFolder) =>
    product
      ? translate(
          {
            id: 'gallery.Page.productDescription',
            message:
              'All {product} demos of this documentation at a glance. Open one to run it, read its code, and edit it.',
            description: 'Lead of the gallery of one product, also for search engines',
          },
          { product: getProductName(product) },
        )
      : translate({
          id: 'gallery.Page.description',
          message:
            'All demos of this documentation at a glance. Open one to run it, read its code, and edit it.',
          description: 'Lead of the gallery of all demos, also for search engines',
        }),
  part: (part: GalleryPart) =>
    part === 'general'
      ? translate({
          id: 'gallery.Page.general',
          message: 'All products',
          description: 'Heading above demos that belong to no single product',
        })
      : getProductName(part),
  picks: () =>
    translate({
      id: 'gallery.Page.picks',
      message: 'Start with these',
      description: 'Heading above the picked demos',
    }),
  products: () =>
    translate({
      id: 'gallery.Products.label',
      message: 'Products',
      description: 'Name of the list of links to the gallery of each product',
    }),
  all: () =>
    translate({
      id: 'gallery.Products.all',
      message: 'All',
      description: 'Link to the gallery of all products; the choice of all plans',
    }),
  field: () =>
    translate({
      id: 'gallery.Filters.field',
      message: 'Filter the demos',
      description: 'Name and placeholder of the field that narrows the gallery',
    }),
  plans: () =>
    translate({
      id: 'gallery.Filters.plans',
      message: 'Plan',
      description: 'Name of the choice of a plan',
    }),
  community: () =>
    translate({
      id: 'gallery.Filters.community',
      message: 'Community',
      description: 'Choice of the demos that run without a paid plan',
    }),
  count: (shown: number, all: number) =>
    shown === all
      ? translate(
          {
            id: 'gallery.Count.all',
            message: '{count} demos',
            description: 'How many demos the gallery has',
          },
          { count: all },
        )
      : translate(
          {
            id: 'gallery.Count.some',
            message: '{count} of {all} demos',
            description: 'How many demos the filters leave',
          },
          { count: shown, all },
        ),
  none: () =>
    translate({
      id: 'gallery.None.text',
      message: 'No demo matches. Try fewer or other words, or another plan.',
      description: 'Shown where the filters leave no demo',
    }),
  reset: () =>
    translate({
      id: 'gallery.None.reset',
      message: 'Show all demos',
      description: 'Button that takes all filters away',
    }),
  noPicture: () =>
    translate({
      id: 'gallery.Card.noPicture',
      message: 'No picture yet',
      description: 'Stands in the place of the picture of a demo that has none',
    }),
};
