import { translate } from '@docusaurus/Translate';

/** Texts of the page about licenses. */
export const labels = {
  title: () =>
    translate({
      id: 'licenses.Page.title',
      message: 'Third-party licenses',
      description: 'Title of the page about licenses of packages',
    }),
  description: () =>
    translate({
      id: 'licenses.Page.description',
      message: 'See which packages this site is made of, and their licenses.',
      description: 'Description of the page about licenses of packages',
    }),
  lead: () =>
    translate({
      id: 'licenses.Page.lead',
      message:
        'The scripts that your browser loads contain the packages below. Open one to read its license.',
      description: 'First sentences of the page about licenses of packages',
    }),
  asText: () =>
    translate({
      id: 'licenses.Page.asText',
      message: 'All licenses as a text file',
      description: 'Link to a file',
    }),
  loading: () =>
    translate({
      id: 'licenses.Page.loading',
      message: 'The list is loading.',
      description: 'In place of the list of packages',
    }),
  noList: () =>
    translate({
      id: 'licenses.Page.noList',
      message: 'The list of packages could not be loaded.',
      description: 'In place of the list of packages',
    }),
  by: (name: string) =>
    translate(
      {
        id: 'licenses.Page.by',
        message: 'by {name}',
        description: 'Behind the license of a package: who made the package',
      },
      { name },
    ),
  noText: () =>
    translate({
      id: 'licenses.Page.noText',
      message: 'The package comes without the text of its license.',
      description: 'In place of the text of a license',
    }),
};
