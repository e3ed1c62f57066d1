import type { SiteConfig } from '../types/siteConfig';
import { listAlgoliaHosts } from './algolia';
import { CONSENT_KEY, TAG_HOSTS } from './analytics';
import { API_LAYOUT_KEY } from './api';
import { FEEDBACK_QUEUE_KEY, FEEDBACK_VOTES_KEY } from './feedback';
import { DECLINED_LANGUAGE_KEY } from './home';
import { FONT_FILE_HOSTS } from './iconFont';
import { RELOADED_KEY } from './offline';
import { COOKIES, DOCUSAURUS_MODE_KEY, STORAGE_KEYS, TAB_CHANNELS } from './preferences';
import { OPENED_HIT_KEY, RECENT_SEARCHES_KEY, SEARCH_TEXT_KEY } from './searchDialog';
import { UPGRADE_REPORT_KEY } from './upgradeCheck';
import { SEEN_NOTIFICATIONS_KEY } from './shell';

/** Where a browser stores something. */
export type StoragePlace = 'cookie' | 'local' | 'session' | 'cache' | 'database';

/** Why something is stored; the labels of the page explain each purpose. */
export type StoredPurpose =
  | 'code'
  | 'colors'
  | 'appearance'
  | 'apiLayout'
  | 'tabs'
  | 'notifications'
  | 'language'
  | 'editing'
  | 'upgradeCheck'
  | 'search'
  | 'offline'
  | 'consent'
  | 'counting'
  | 'feedback';

export interface StoredItem {
  /** Names of stored items; `*` matches any characters. */
  names: readonly string[];
  place: StoragePlace;
  purpose: StoredPurpose;
}

/** Why a third party is contacted. */
export type RequestPurpose = 'counting' | 'search' | 'ads' | 'feedback' | 'fonts';

export interface ThirdPartyHost {
  host: string;
  purpose: RequestPurpose;
}

const ALWAYS: readonly StoredItem[] = [
  { names: [COOKIES.codeVariant, COOKIES.codeStyling], place: 'cookie', purpose: 'code' },
  { names: [COOKIES.paletteColors], place: 'cookie', purpose: 'colors' },
  { names: [STORAGE_KEYS.colorCss], place: 'local', purpose: 'colors' },
  {
    names: [
      ...[STORAGE_KEYS.mode, STORAGE_KEYS.direction, STORAGE_KEYS.dense],
      ...[STORAGE_KEYS.spacing, STORAGE_KEYS.demoLanguage, `${DOCUSAURUS_MODE_KEY}*`],
      ...Object.values(TAB_CHANNELS),
    ],
    place: 'local',
    purpose: 'appearance',
  },
  { names: [API_LAYOUT_KEY], place: 'local', purpose: 'apiLayout' },
  { names: ['docusaurus.tab.*'], place: 'local', purpose: 'tabs' },
  { names: [SEEN_NOTIFICATIONS_KEY], place: 'local', purpose: 'notifications' },
  { names: [DECLINED_LANGUAGE_KEY], place: 'local', purpose: 'language' },
  { names: [RECENT_SEARCHES_KEY, OPENED_HIT_KEY], place: 'local', purpose: 'search' },
  { names: [SEARCH_TEXT_KEY], place: 'session', purpose: 'search' },
  { names: ['playground:*', 'editor:places'], place: 'session', purpose: 'editing' },
  { names: [UPGRADE_REPORT_KEY], place: 'local', purpose: 'upgradeCheck' },
  { names: [RELOADED_KEY], place: 'session', purpose: 'offline' },
  { names: ['*'], place: 'cache', purpose: 'offline' },
  // When each file of those caches was last used; written by the worker's library.
  { names: ['workbox-expiration'], place: 'database', purpose: 'offline' },
];

const COUNTING: readonly StoredItem[] = [
  { names: [CONSENT_KEY], place: 'local', purpose: 'consent' },
  { names: ['_ga', '_ga_*'], place: 'cookie', purpose: 'counting' },
];

const FEEDBACK: readonly StoredItem[] = [
  {
    names: [FEEDBACK_QUEUE_KEY, FEEDBACK_VOTES_KEY],
    place: 'local',
    purpose: 'feedback',
  },
];

/** Everything that a deployment stores in a browser. */
export const listStored = (
  site: Pick<SiteConfig, 'analyticsId' | 'feedbackEndpoint'>,
): StoredItem[] => [
  ...ALWAYS,
  ...(site.analyticsId ? COUNTING : []),
  ...(site.feedbackEndpoint ? FEEDBACK : []),
];

/** The third-party hosts that a deployment makes browsers contact. */
export function listThirdPartyHosts(site: SiteConfig): ThirdPartyHost[] {
  const of = (purpose: RequestPurpose, hosts: readonly string[]): ThirdPartyHost[] =>
    hosts
      .filter((host) => host !== '')
      .map((host) => ({ host: host.replace(/^(https?:\/\/[^/]+).*$/, '$1'), purpose }));
  const ads = site.ads === 'never' ? [] : [site.adsEndpoint, site.adsScript];
  const fonts = site.fontsHost;
  return [
    ...of('counting', site.analyticsId ? TAG_HOSTS : []),
    ...of('search', site.algoliaAppId ? listAlgoliaHosts(site.algoliaAppId) : []),
    ...of('ads', [...ads, ...(site.ads === 'never' ? [] : site.adsHosts.split(' '))]),
    ...of('feedback', [site.feedbackEndpoint]),
    ...of('fonts', fonts ? [fonts, FONT_FILE_HOSTS.get(fonts) ?? fonts] : []),
  ].filter(
    ({ host }, index, all) => all.findIndex((each) => each.host === host) === index,
  );
}
