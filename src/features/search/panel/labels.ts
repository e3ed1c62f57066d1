import { translate } from '@docusaurus/Translate';

/** Texts below the field of the search. */
export const labels = {
  results: () =>
    translate({
      id: 'search.Results.label',
      message: 'Results',
      description: 'Name of the list of results',
    }),
  demo: () =>
    translate({
      id: 'search.Results.demo',
      message: 'Demo',
      description: 'Stands beside the title of a demo in the results',
    }),
  /** The numbers are texts, since the search stops at a limit: "60+". */
  found: (count: string, pages: string) =>
    translate(
      {
        id: 'search.Results.found',
        message: 'Results: {count}, pages: {pages}.',
        description: 'What a screen reader says once results are there',
      },
      { count, pages },
    ),
  none: (query: string) =>
    translate(
      {
        id: 'search.Results.none',
        message: 'No results for “{query}”.',
        description: 'Shown instead of results where nothing was found',
      },
      { query },
    ),
  advice: () =>
    translate({
      id: 'search.Results.advice',
      message: 'Try fewer or more general words, or the exact name of a prop.',
      description: 'Follows the sentence that nothing was found',
    }),
  widen: () =>
    translate({
      id: 'search.Results.widen',
      message: 'Search everything',
      description: 'Button where nothing was found: takes the filters away',
    }),
  products: () =>
    translate({
      id: 'search.Results.products',
      message: 'Or start with a product:',
      description: 'Stands before links to the products where nothing was found',
    }),
  suggestions: () =>
    translate({
      id: 'search.Results.suggestions',
      message: 'Did you mean:',
      description: 'Stands before names that are near to what was searched for',
    }),
  kinds: () =>
    translate({
      id: 'search.Filters.kinds',
      message: 'Show',
      description: 'Name of the choice between all results, guides, API and demos',
    }),
  all: () =>
    translate({
      id: 'search.Filters.all',
      message: 'All',
      description: 'Filter of the search: every kind of result',
    }),
  guides: () =>
    translate({
      id: 'search.Filters.guides',
      message: 'Guides',
      description: 'Filter of the search: pages and their sections',
    }),
  api: () =>
    translate({
      id: 'search.Filters.api',
      message: 'API reference',
      description: 'Filter of the search: the API reference',
    }),
  demos: () =>
    translate({
      id: 'search.Filters.demos',
      message: 'Demos',
      description: 'Filter of the search: demos',
    }),
  product: () =>
    translate({
      id: 'search.Filters.product',
      message: 'Product',
      description: 'Name of the choice of a product',
    }),
  allProducts: () =>
    translate({
      id: 'search.Filters.allProducts',
      message: 'All products',
      description: 'Filter of the search: every product',
    }),
  recent: () =>
    translate({
      id: 'search.Start.recent',
      message: 'Recent searches',
      description: 'Heading of what the reader has searched for before',
    }),
  forget: (query: string) =>
    translate(
      {
        id: 'search.Start.forget',
        message: 'Remove “{query}” from recent searches',
        description: 'Button beside a recent search',
      },
      { query },
    ),
  forgetAll: () =>
    translate({
      id: 'search.Start.forgetAll',
      message: 'Clear',
      description: 'Button that removes all recent searches',
    }),
  examples: () =>
    translate({
      id: 'search.Start.examples',
      message: 'For example',
      description: 'Heading of questions that one may ask the search',
    }),
  exampleGuide: () =>
    translate({
      id: 'search.Start.exampleGuide',
      message: 'sort by several columns',
      description: 'Example of a search',
    }),
  exampleTask: () =>
    translate({
      id: 'search.Start.exampleTask',
      message: 'disable past dates',
      description: 'Example of a search',
    }),
  keyMove: () =>
    translate({
      id: 'search.Keys.move',
      message: 'to choose',
      description: 'Follows the arrow keys',
    }),
  keyOpen: () =>
    translate({
      id: 'search.Keys.open',
      message: 'to open',
      description: 'Follows the Enter key',
    }),
  keyTab: () =>
    translate({
      id: 'search.Keys.tab',
      message: 'in a new tab',
      description: 'Follows Ctrl and Enter',
    }),
  openPage: () =>
    translate({
      id: 'search.Panel.openPage',
      message: 'All results',
      description: 'Link from the dialog to the page of the search',
    }),
};
