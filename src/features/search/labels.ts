import { translate } from '@docusaurus/Translate';

/**
 * Texts on every page: those of the button, and of the dialog before its script has
 * loaded.
 */
export const labels = {
  label: () =>
    translate({
      id: 'search.Button.label',
      message: 'Search',
      description:
        'Name of the button that opens the search, of its dialog and its field',
    }),
  hint: () =>
    translate({
      id: 'search.Field.hint',
      message: 'Search guides, API, and demos',
      description: 'Hint in the empty field of the search',
    }),
  close: () =>
    translate({
      id: 'search.Dialog.close',
      message: 'Close the search',
      description: 'Button that closes the dialog of the search',
    }),
  waiting: () =>
    translate({
      id: 'search.Results.waiting',
      message: 'Searching…',
      description: 'Shown instead of the first results while the index loads',
    }),
  failed: () =>
    translate({
      id: 'search.Dialog.failed',
      message: 'The search could not be loaded.',
      description:
        'Stands in the dialog in place of results when the search does not arrive',
    }),
  offline: () =>
    translate({
      id: 'search.Dialog.offline',
      message: 'You are offline, and the search is not on this device yet.',
      description: 'Stands in the dialog in place of results when there is no network',
    }),
};
