import { translate } from '@docusaurus/Translate';

/** Texts of the 404 page. */
export const labels = {
  title: () =>
    translate({
      id: 'notFound.NotFound.title',
      message: 'There is no page at this address',
      description: 'Heading of the page for addresses that lead nowhere',
    }),
  text: () =>
    translate({
      id: 'notFound.NotFound.text',
      message: 'The page may have moved, or the address has a typing error.',
      description: 'Below the heading of the page for addresses that lead nowhere',
    }),
  products: () =>
    translate({
      id: 'notFound.NotFound.products',
      message: 'Start from a product',
      description: 'Heading above the links to the overviews of the products',
    }),
  search: () =>
    translate({
      id: 'notFound.NotFound.search',
      message: 'Search all pages',
      description: 'Name and placeholder of the search field',
    }),
  submit: () =>
    translate({
      id: 'notFound.NotFound.submit',
      message: 'Search',
      description: 'Button of the search field',
    }),
  noSuggestions: () =>
    translate({
      id: 'notFound.NotFound.noSuggestions',
      message: 'Suggestions for this address could not be loaded.',
      description: 'Shown instead of pages that the reader may have meant',
    }),
  similar: () =>
    translate({
      id: 'notFound.Suggestions.similar',
      message: 'Pages with a similar address',
      description: 'Heading above pages that the reader may have meant',
    }),
  found: (words: string) =>
    translate(
      {
        id: 'notFound.Suggestions.found',
        message: 'Pages about “{words}”',
        description: 'Heading above results of the search for the words of the address',
      },
      { words },
    ),
  searchFor: (words: string) =>
    translate(
      {
        id: 'notFound.Suggestions.searchFor',
        message: 'Search for “{words}”',
        description: 'Link to the search for the words of the address',
      },
      { words },
    ),
};
