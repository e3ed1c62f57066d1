/** Headers that every answer has, whatever it is. */
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
  // Version hosts are subdomains. Browsers heed it where it comes over https.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/** How long browsers keep what, by the part of the path that tells it. */
export const CACHING = {
  /** The hash of the content is in the name. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, the worker, lists and data: asked for each time, and answered by 304 mostly. */
  fresh: 'no-cache',
  /** Images and fonts, whose names stay when they change. */
  named: 'public, max-age=3600',
} as const;

/** The end of the base of a language; older versions may lie in folders below it. */
const BASE = '/x/(v[0-9]+/)?';

/** Patterns of paths, as nginx and JavaScript read them alike; the first that fits counts. */
export const CACHE_RULES: readonly { pattern: string; caching: keyof typeof CACHING }[] =
  [
    { pattern: `${BASE}assets/`, caching: 'hashed' },
    { pattern: `${BASE}playground/frame/[^/]+\\.js$`, caching: 'hashed' },
    { pattern: `${BASE}(img|fonts)/`, caching: 'named' },
  ];

/**
 * What others than pages of this host may load: the frame of the playground has no host, as
 * browsers see it, and loads its scripts and the site's images.
 */
export const SHARED_PATHS = `${BASE}(playground/frame|img)/`;
