import { translate } from '@docusaurus/Translate';

/** Texts of the page that is shown in place of one that is not cached. */
export const pageLabels = {
  title: () =>
    translate({
      id: 'offline.Page.title',
      message: 'Reading offline',
      description: 'Title of the page that lists what is available without a network',
    }),
  description: () =>
    translate({
      id: 'offline.Page.description',
      message: 'The pages of this documentation that are stored on your device.',
      description: 'Description of the offline page',
    }),
  missing: (path: string) =>
    translate(
      {
        id: 'offline.Page.missing',
        message: 'There is no connection, and {path} is not stored on this device.',
        description:
          'Says that the wanted page cannot be shown offline; path is its address',
      },
      { path },
    ),
  retry: () =>
    translate({
      id: 'offline.Page.retry',
      message: 'Retry',
      description: 'Button that tries to load the wanted page again',
    }),
  retrying: () =>
    translate({
      id: 'offline.Page.retrying',
      message: 'Trying …',
      description: 'Shown while the wanted page is tried again',
    }),
  stillOffline: () =>
    translate({
      id: 'offline.Page.stillOffline',
      message: 'Still no connection. The page opens by itself as soon as there is one.',
      description: 'Shown after a retry that failed',
    }),
  visited: () =>
    translate({
      id: 'offline.Page.visited',
      message: 'Pages you have visited',
      description: 'Heading of the list of visited pages that are available offline',
    }),
  nothingVisited: () =>
    translate({
      id: 'offline.Page.nothingVisited',
      message:
        'None yet. Pages that you visit are kept here, as long as the browser has room for them.',
      description: 'Shown in place of the list of visited pages while it is empty',
    }),
  products: () =>
    translate({
      id: 'offline.Page.products',
      message: 'Whole products',
      description: 'Heading of the products that can be saved for offline reading',
    }),
  savedPages: (pages: number) =>
    translate(
      {
        id: 'offline.Page.savedPages',
        message: 'Show {pages} pages',
        description: 'Opens the list of the pages of a saved product',
      },
      { pages },
    ),
  unsupported: () =>
    translate({
      id: 'offline.Page.unsupported',
      message: 'This browser keeps no pages for reading offline.',
      description: 'Shown where service workers are not available',
    }),
};
