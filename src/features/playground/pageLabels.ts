import { translate } from '@docusaurus/Translate';
import type { CodeVariant } from '../../types/demo';
import type { ProductFolder } from '../../types/page';

/** Names of the code languages; the same in every language of the site. */
export const CODE_NAMES: Readonly<Record<CodeVariant, string>> = {
  ts: 'TypeScript',
  js: 'JavaScript',
};

/** Texts of the playground page. */
export const pageLabels = {
  playground: () =>
    translate({
      id: 'playground.Page.title',
      message: 'Playground',
      description: 'Title of the page on which any demo can be edited',
    }),
  loading: () =>
    translate({
      id: 'playground.Page.loading',
      message: 'Loading…',
      description: 'Shown while the playground loads',
    }),
  noIndex: () =>
    translate({
      id: 'playground.Page.noIndex',
      message: 'The list of demos could not be loaded.',
      description: 'Shown when the list of demos does not load',
    }),
  noCode: () =>
    translate({
      id: 'playground.Page.noCode',
      message: 'The code of this demo could not be loaded.',
      description: 'Shown when the code of a demo does not load',
    }),
  unknown: (id: string) =>
    translate(
      {
        id: 'playground.Page.unknown',
        message: 'There is no demo "{id}".',
        description: 'The address names a demo that does not exist',
      },
      { id },
    ),
  nearest: () =>
    translate({
      id: 'playground.Page.nearest',
      message: 'Did you mean one of these?',
      description: 'Above links to demos with a similar name',
    }),
  lead: () =>
    translate({
      id: 'playground.Page.lead',
      message:
        'Start from a template, edit the code, and share the result as a link. There is nothing to install.',
      description: 'Below the title of the start page of the playground',
    }),
  templates: (): Record<ProductFolder, string> => ({
    'data-grid': translate({
      id: 'playground.Template.dataGrid',
      message: 'Rows and columns that users sort and filter.',
      description: 'What the template of the Data Grid shows',
    }),
    'date-pickers': translate({
      id: 'playground.Template.datePickers',
      message: 'A date field that opens a calendar.',
      description: 'What the template of the pickers shows',
    }),
    charts: translate({
      id: 'playground.Template.charts',
      message: 'A bar chart with axes and a legend.',
      description: 'What the template of the charts shows',
    }),
    'tree-view': translate({
      id: 'playground.Template.treeView',
      message: 'Nested items that open and close.',
      description: 'What the template of the Tree View shows',
    }),
  }),
  begin: (product: string, language: string) =>
    translate(
      {
        id: 'playground.Template.begin',
        message: '{product} in {language}',
        description:
          'Name of the link that opens the template of a product in TypeScript or JavaScript',
      },
      { product, language },
    ),
  more: () =>
    translate({
      id: 'playground.Page.more',
      message: 'You can also open every demo of the guides here.',
      description: 'Below the templates; a link to the gallery of all demos follows',
    }),
  toGallery: () =>
    translate({
      id: 'playground.Page.toGallery',
      message: 'See all demos',
      description: 'Link to the gallery of all demos',
    }),
  toTemplates: () =>
    translate({
      id: 'playground.Page.toTemplates',
      message: 'Templates',
      description:
        'Link from a demo in the playground to the start page of the playground',
    }),
  toPage: () =>
    translate({
      id: 'playground.Page.toPage',
      message: 'Back to the guide',
      description: 'Link from a demo in the playground to its place in the documentation',
    }),
  toProduct: (product: string) =>
    translate(
      {
        id: 'playground.Page.toProduct',
        message: 'Back to {product}',
        description: 'Link from the playground to the overview of a product',
      },
      { product },
    ),
  language: () =>
    translate({
      id: 'playground.Page.language',
      message: 'Language of the code',
      description: 'Name of the switch between TypeScript and JavaScript',
    }),
  styling: () =>
    translate({
      id: 'playground.Page.styling',
      message: 'Styling',
      description: 'Name of the switch between styling variants',
    }),
  scheme: () =>
    translate({
      id: 'playground.Page.scheme',
      message: 'Color scheme of the preview',
      description: 'Name of the switch between light and dark',
    }),
  light: () =>
    translate({
      id: 'playground.Page.light',
      message: 'Light',
      description: 'Color scheme',
    }),
  dark: () =>
    translate({
      id: 'playground.Page.dark',
      message: 'Dark',
      description: 'Color scheme',
    }),
  direction: () =>
    translate({
      id: 'playground.Page.direction',
      message: 'Direction of the preview',
      description: 'Name of the switch between left-to-right and right-to-left',
    }),
  ltr: () =>
    translate({
      id: 'playground.Page.ltr',
      message: 'Left to right',
      description: 'Direction',
    }),
  rtl: () =>
    translate({
      id: 'playground.Page.rtl',
      message: 'Right to left',
      description: 'Direction',
    }),
  copyCode: () =>
    translate({
      id: 'playground.Page.copyCode',
      message: 'Copy code',
      description: 'Button that copies the edited code',
    }),
  damaged: () =>
    translate({
      id: 'playground.Page.damaged',
      message:
        'The code in this link is damaged or belongs to another demo. This is the original.',
      description: 'The code in the address cannot be read',
    }),
  oversized: () =>
    translate({
      id: 'playground.Page.oversized',
      message: 'The code in this link is too long to be opened. This is the original.',
      description: 'The code in the address is longer than allowed',
    }),
  tooLong: () =>
    translate({
      id: 'playground.Page.tooLong',
      message:
        'The code has become too long for a link. It stays in this tab, but cannot be shared by its address.',
      description: 'Edited code no longer fits into the address',
    }),
};
