import { translate } from '@docusaurus/Translate';

/** Texts of error messages. Functions, because the language is known at run time. */
export const labels = {
  crashTitle: () =>
    translate({
      id: 'errorPage.ErrorView.crashTitle',
      message: 'This page stopped with an error',
      description: 'Heading in place of a page that threw',
    }),
  crashText: () =>
    translate({
      id: 'errorPage.ErrorView.crashText',
      message:
        'Something in this page failed. The rest of the site still works: reload the page, or choose another one.',
      description: 'What happened and what a reader can do when a page threw',
    }),
  loadTitle: () =>
    translate({
      id: 'errorPage.ErrorView.loadTitle',
      message: 'A part of this page could not be loaded',
      description: 'Heading when a file of the page did not arrive',
    }),
  loadText: () =>
    translate({
      id: 'errorPage.ErrorView.loadText',
      message:
        'The network failed, or a newer version of this site took the place of the one you have open. Reload the page to get all of it.',
      description: 'What happened when a file of the page did not arrive',
    }),
  reload: () =>
    translate({
      id: 'errorPage.ErrorView.reload',
      message: 'Reload',
      description: 'Button that loads the page again',
    }),
  copy: () =>
    translate({
      id: 'errorPage.ErrorView.copy',
      message: 'Copy details',
      description: 'Button that copies the description of an error',
    }),
  copied: () =>
    translate({
      id: 'errorPage.ErrorView.copied',
      message: 'Copied',
      description: 'Shown for a moment after the details were copied',
    }),
  report: () =>
    translate({
      id: 'errorPage.ErrorView.report',
      message: 'Report this problem',
      description: 'Leads to a prefilled issue about a page that threw',
    }),
};
