/** Address of the Google tag, and the hosts that it sends data to. */
export const TAG_URL = 'https://www.googletagmanager.com/gtag/js';
export const TAG_HOSTS = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** Delay of a page view after a change of the path, in ms: the title is set by then. */
export const PAGE_VIEW_DELAY = 0;

/** Share of the sessions whose web vitals are reported. */
export const WEB_VITALS_SAMPLING = 0.0001;

/** How many events wait for consent and for the tag to load; later ones are dropped. */
export const MAX_WAITING_EVENTS = 200;

/** Key of localStorage for the reader's answer to the consent banner. */
export const CONSENT_KEY = 'docs-analytics-consent';

export const CONSENT_CHOICES = ['granted', 'denied'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** A click on an element with this attribute asks for consent again. */
export const ASK_CONSENT_ATTRIBUTE = 'data-ask-consent';
/**
 * Set on <html> if readers are asked for consent; only then such elements are visible.
 */
export const ASKS_CONSENT_ATTRIBUTE = 'data-asks-consent';

/** Attributes that describe a click. */
export const CLICK_ATTRIBUTES = {
  category: 'data-ga-event-category',
  action: 'data-ga-event-action',
  label: 'data-ga-event-label',
  /** Share of the clicks that are sent. */
  split: 'data-ga-event-split',
} as const;
