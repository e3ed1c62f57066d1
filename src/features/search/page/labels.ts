import { translate } from '@docusaurus/Translate';

/** Texts of the search page. */
export const labels = {
  title: () =>
    translate({
      id: 'search.Page.title',
      message: 'Search',
      description: 'Heading of the page of the search, and its title in the browser tab',
    }),
  description: () =>
    translate({
      id: 'search.Page.description',
      message:
        'Search the guides, the API reference, and the demos of this documentation.',
      description: 'Description of the page of the search for search engines',
    }),
  noScript: () =>
    translate({
      id: 'search.Page.noScript',
      message: 'The search needs JavaScript.',
      description: 'Shown where scripts are turned off',
    }),
};
