import { translate } from '@docusaurus/Translate';
import type { RequestPurpose, StoragePlace, StoredPurpose } from '../../config/privacy';

/** Texts of the page about privacy. */
export const labels = {
  title: () =>
    translate({
      id: 'privacy.Page.title',
      message: 'Privacy',
      description: 'Title of the page about privacy',
    }),
  description: () =>
    translate({
      id: 'privacy.Page.description',
      message:
        'See what this site stores in your browser, why, and which other hosts it asks.',
      description: 'Description of the page about privacy',
    }),
  lead: () =>
    translate({
      id: 'privacy.Page.lead',
      message:
        'The site works without an account. This page lists all that it stores in your browser, where you can delete it at any time, and every other host that it asks.',
      description: 'First sentences of the page about privacy',
    }),
  stored: () =>
    translate({
      id: 'privacy.Page.stored',
      message: 'What is stored in your browser',
      description: 'Heading',
    }),
  name: () =>
    translate({
      id: 'privacy.Page.name',
      message: 'Name',
      description: 'Heading of a column',
    }),
  place: () =>
    translate({
      id: 'privacy.Page.place',
      message: 'Where',
      description: 'Heading of a column',
    }),
  purpose: () =>
    translate({
      id: 'privacy.Page.purpose',
      message: 'What for',
      description: 'Heading of a column',
    }),
  hosts: () =>
    translate({
      id: 'privacy.Page.hosts',
      message: 'Which other hosts are asked',
      description: 'Heading',
    }),
  host: () =>
    translate({
      id: 'privacy.Page.host',
      message: 'Host',
      description: 'Heading of a column',
    }),
  noHosts: () =>
    translate({
      id: 'privacy.Page.noHosts',
      message: 'None. Everything on a page comes from the host of this site.',
      description: 'Where a deployment asks no other host',
    }),
  sandboxes: () =>
    translate({
      id: 'privacy.Page.sandboxes',
      message:
        '“Open in StackBlitz” and “Open in CodeSandbox” send the code of the demo to those sites, and only when you choose them.',
      description: 'Below the table of hosts',
    }),
  links: () =>
    translate({
      id: 'privacy.Page.links',
      message: 'Links lead to other sites, which have rules of their own.',
      description: 'Below the table of hosts',
    }),
};

/** Where something is stored. */
export const placeLabels: Record<StoragePlace, () => string> = {
  cookie: () =>
    translate({
      id: 'privacy.Place.cookie',
      message: 'Cookie, for a year',
      description: 'Where something is stored',
    }),
  local: () =>
    translate({
      id: 'privacy.Place.local',
      message: 'Local storage, until you delete it',
      description: 'Where something is stored',
    }),
  session: () =>
    translate({
      id: 'privacy.Place.session',
      message: 'Session storage, until you close the tab',
      description: 'Where something is stored',
    }),
  cache: () =>
    translate({
      id: 'privacy.Place.cache',
      message: 'Cache of the service worker',
      description: 'Where something is stored',
    }),
  database: () =>
    translate({
      id: 'privacy.Place.database',
      message: 'Database of the service worker (IndexedDB)',
      description: 'Where something is stored',
    }),
};

/** Purposes of stored data and requests. */
export const purposeLabels: Record<StoredPurpose | RequestPurpose, () => string> = {
  code: () =>
    translate({
      id: 'privacy.Purpose.code',
      message: 'The language and the styling in which you read code',
      description: 'What something is stored for',
    }),
  colors: () =>
    translate({
      id: 'privacy.Purpose.colors',
      message: 'The colors you chose for the demos',
      description: 'What something is stored for',
    }),
  appearance: () =>
    translate({
      id: 'privacy.Purpose.appearance',
      message:
        'Your settings: color scheme, direction, density, spacing and language of demo text',
      description: 'What something is stored for',
    }),
  apiLayout: () =>
    translate({
      id: 'privacy.Purpose.apiLayout',
      message: 'How you want to see the API reference',
      description: 'What something is stored for',
    }),
  tabs: () =>
    translate({
      id: 'privacy.Purpose.tabs',
      message: 'The tab you chose, such as your package manager',
      description: 'What something is stored for',
    }),
  notifications: () =>
    translate({
      id: 'privacy.Purpose.notifications',
      message: 'Which news you have seen',
      description: 'What something is stored for',
    }),
  language: () =>
    translate({
      id: 'privacy.Purpose.language',
      message: 'Which language you declined on the home page',
      description: 'What something is stored for',
    }),
  editing: () =>
    translate({
      id: 'privacy.Purpose.editing',
      message: 'Code that you edit, so that it survives a reload',
      description: 'What something is stored for',
    }),
  upgradeCheck: () =>
    translate({
      id: 'privacy.Purpose.upgradeCheck',
      message: 'The last result of the upgrade check',
      description: 'What something is stored for',
    }),
  search: () =>
    translate({
      id: 'privacy.Purpose.search',
      message: 'Searching this site, and what you searched for last',
      description: 'What something is stored or asked for',
    }),
  offline: () =>
    translate({
      id: 'privacy.Purpose.offline',
      message: 'Pages you visited or saved, so that you can read them without a network',
      description: 'What something is stored for',
    }),
  consent: () =>
    translate({
      id: 'privacy.Purpose.consent',
      message: 'Your answer to whether your visit may be counted',
      description: 'What something is stored for',
    }),
  counting: () =>
    translate({
      id: 'privacy.Purpose.counting',
      message: 'Counting visits, only after you agreed',
      description: 'What something is stored or asked for',
    }),
  feedback: () =>
    translate({
      id: 'privacy.Purpose.feedback',
      message: 'Your votes and comments on pages',
      description: 'What something is stored or asked for',
    }),
  ads: () =>
    translate({
      id: 'privacy.Purpose.ads',
      message: 'Ads and their images',
      description: 'What a host is asked for',
    }),
  fonts: () =>
    translate({
      id: 'privacy.Purpose.fonts',
      message: 'Icon fonts',
      description: 'What a host is asked for',
    }),
};
