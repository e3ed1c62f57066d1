/**
 * Minimum height of the slot, in px; the larger one applies below the `sm` breakpoint.
 */
export const SLOT_HEIGHT = 126;
export const SLOT_HEIGHT_SMALL = 142;
/** Height of the slot beside a page's text, in px: there the image is above the text. */
export const SLOT_HEIGHT_BESIDE = 248;
/**
 * Distance of the slot from the content above and below, in units of the theme's spacing.
 */
export const SLOT_MARGIN = 3;
/** Size of an ad's image, in px. */
export const IMAGE_WIDTH = 130;
export const IMAGE_HEIGHT = 100;

/** User agents that see no ads. */
export const BOTS = /bot|crawl|spider|robot/i;

/** How often the slot is checked for an ad, in ms, and the maximum number of checks. */
export const CHECK_INTERVAL = 500;
export const MAX_CHECKS = 30;
/** More checks than this without an ad mean that ads are blocked. */
export const BLOCKED_AFTER = 6;
/** Share of readers with an ad blocker who see the appeal; the others see a house ad. */
export const APPEAL_SHARE = 0.2;

/** How many requests are sent until the network returns an ad with a link. */
export const MAX_REQUESTS = 10;
/** Maximum size of the network's response, in bytes; larger ones are rejected. */
export const MAX_ANSWER_SIZE = 50_000;
/** Maximum length of an ad's texts, in characters. */
export const MAX_URL_LENGTH = 2_048;
export const MAX_DESCRIPTION_LENGTH = 500;
export const MAX_COMPANY_LENGTH = 80;
/** How many ads of one response are read. */
export const MAX_ADS_IN_ANSWER = 20;
/** How many invisible images an ad may load to count its impressions. */
export const MAX_PIXELS = 5;
/** Elements that are allowed in an ad's description, all without attributes. */
export const DESCRIPTION_TAGS = ['b', 'strong', 'i', 'em', 'code', 'br'];

/**
 * How long an ad must be visible to count as viewed, in ms, and the share of views that
 * is sent.
 */
export const DISPLAY_DELAY = 2_500;
export const DISPLAY_SAMPLING = 0.1;

/** Marks an ad of a network; the checks look for it. */
export const AD_ATTRIBUTE = 'data-sponsored';

/** Names in event labels for ads without a name. */
export const NETWORK_NAME = 'network';
export const SCRIPT_NAME = 'script';
export const APPEAL_NAME = 'appeal';

/** Port of the mock network of `npm run ads:mock`. */
export const MOCK_PORT = 4010;
