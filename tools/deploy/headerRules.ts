/** Headers of all responses. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'geolocation'],
    ...['gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'],
    'browsing-topics',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Version hosts are subdomains. Browsers only honor it over https.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/** Cache-Control values by kind of file. */
export const CACHING = {
  /** The name contains a hash of the content. */
  hashed: 'public, max-age=31536000, immutable',
  /**
   * Pages, the service worker, lists and data: revalidated each time, usually with a 304
   * response.
   */
  fresh: 'no-cache',
  /** Images and fonts, whose names do not change with their content. */
  named: 'public, max-age=3600',
} as const;

/** The end of a language's base path; older versions may be in folders below it. */
const BASE = '/x/(v[0-9]+/)?';

/** Path patterns for nginx and JavaScript; the first match is used. */
export const CACHE_RULES: readonly { pattern: string; caching: keyof typeof CACHING }[] =
  [
    { pattern: `${BASE}assets/`, caching: 'hashed' },
    { pattern: `${BASE}playground/frame/[^/]+\\.js$`, caching: 'hashed' },
    { pattern: `${BASE}(img|fonts)/`, caching: 'named' },
  ];

/**
 * Folders, below each base, whose HTML is a part of pages: search engines should show
 * those. Not in robots.txt, because they load the parts to read the pages.
 */
export const PARTS_FOLDER = 'assets/api/';
export const NO_INDEX = { 'X-Robots-Tag': 'noindex' } as const;
export const PARTS_PATHS = `${BASE}${PARTS_FOLDER}`;

/**
 * Paths that other origins may load: the playground's frame has an opaque origin, and
 * loads its scripts and the site's images.
 */
export const SHARED_PATHS = `${BASE}(playground/frame|img)/`;
