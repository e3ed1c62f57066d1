import { translate } from '@docusaurus/Translate';

/** Texts of saving a product. Functions, because the language is known at run time. */
export const saveLabels = {
  region: (product: string) =>
    translate(
      {
        id: 'offline.SaveProduct.region',
        message: '{product} without a network',
        description: 'Heading of the box that saves the pages of a product on the device',
      },
      { product },
    ),
  about: (pages: number, size: string) =>
    translate(
      {
        id: 'offline.SaveProduct.about',
        message:
          'Keep all {pages} pages with their demos on this device ({size} MB), to read them anywhere.',
        description: 'Says what saving a product means; the size is in megabytes',
      },
      { pages, size },
    ),
  save: () =>
    translate({
      id: 'offline.SaveProduct.save',
      message: 'Save for offline',
      description: 'Button that saves the pages of a product on the device',
    }),
  saving: (files: number, total: number, size: string, totalSize: string) =>
    translate(
      {
        id: 'offline.SaveProduct.saving',
        message: '{files} of {total} files, {size} of {totalSize} MB',
        description: 'Progress of saving a product',
      },
      { files, total, size, totalSize },
    ),
  progress: (product: string) =>
    translate(
      {
        id: 'offline.SaveProduct.progress',
        message: 'Saving {product}',
        description: 'Name of the progress bar while a product is saved',
      },
      { product },
    ),
  cancel: () =>
    translate({
      id: 'offline.SaveProduct.cancel',
      message: 'Cancel',
      description: 'Button that stops saving a product',
    }),
  saved: (pages: number, size: string, date: string) =>
    translate(
      {
        id: 'offline.SaveProduct.saved',
        message: 'Saved on this device: {pages} pages, {size} MB, {date}.',
        description: 'State of a product that was saved; the date is when',
      },
      { pages, size, date },
    ),
  outdated: () =>
    translate({
      id: 'offline.SaveProduct.outdated',
      message: 'There is a newer version.',
      description: 'Follows the state of a saved product whose pages have changed since',
    }),
  update: () =>
    translate({
      id: 'offline.SaveProduct.update',
      message: 'Update',
      description: 'Button that saves the newer version of a saved product',
    }),
  remove: () =>
    translate({
      id: 'offline.SaveProduct.remove',
      message: 'Remove',
      description: 'Button that takes a saved product off the device',
    }),
  full: () =>
    translate({
      id: 'offline.SaveProduct.full',
      message:
        'The browser has no space left for these pages. Remove another saved product or free some storage, then try again.',
      description: 'Error when the storage of the browser is full',
    }),
  unreachable: () =>
    translate({
      id: 'offline.SaveProduct.unreachable',
      message:
        'A file could not be loaded, so nothing was changed. Check the connection, then try again.',
      description: 'Error when a file of a product could not be loaded',
    }),
  nothingSaved: () =>
    translate({
      id: 'offline.SaveProduct.nothingSaved',
      message: 'Not saved on this device.',
      description:
        'State of a product that cannot be saved now, since there is no network',
    }),
};
