import { translate } from '@docusaurus/Translate';

/** Texts of the message about a failed load. */
export const labels = {
  again: () =>
    translate({
      id: 'loading.LoadFailure.again',
      message:
        'It failed again. Check your connection, or reload the page: the site may have a newer version.',
      description: 'Follows the sentence that says what could not be loaded',
    }),
  retry: () =>
    translate({
      id: 'loading.LoadFailure.retry',
      message: 'Try again',
      description: 'Button below the sentence that says what could not be loaded',
    }),
  loading: () =>
    translate({
      id: 'loading.LoadFailure.loading',
      message: 'Loading…',
      description: 'The button “Try again” while it works',
    }),
  reload: () =>
    translate({
      id: 'loading.LoadFailure.reload',
      message: 'Reload the page',
      description: 'Button that follows “Try again” after a second failure',
    }),
  close: () =>
    translate({
      id: 'loading.LoadFailure.close',
      message: 'Close',
      description: 'Closes the message that something could not be loaded',
    }),
};
