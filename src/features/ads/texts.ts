import { translate } from '@docusaurus/Translate';

/** Texts of the slot in the reader's language. */
export const getSlotTexts = () => ({
  title: translate({
    id: 'ads.Slot.title',
    message: 'Advertisement',
    description: 'Name of the place for an ad, and the word that marks an ad',
  }),
  appealTitle: translate({
    id: 'ads.Appeal.title',
    message: 'Ads keep these pages free',
    description: 'Appeal to readers who block ads: heading',
  }),
  appealText: translate({
    id: 'ads.Appeal.text',
    message:
      'One small, quiet ad a page pays for this documentation. If it helps you, allow ads here.',
    description: 'Appeal to readers who block ads: request',
  }),
});
