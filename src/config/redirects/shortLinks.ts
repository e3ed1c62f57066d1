import { getMigrationGuide, GUIDED_PRODUCTS } from '../migrations';

/** A short link for places that cannot be changed later, such as published code. */
export interface ShortLink {
  /** Last segment of the address: `/x/r/<name>/`. */
  name: string;
  /** The target page, without slashes at the ends; `#section` may follow. */
  to: string;
  /** Date of creation, as `2026-11-22`. */
  since: string;
}

/** Where short links are, below the base of every language. */
export const SHORT_LINKS_PATH = 'r';

const LICENSES = 'introduction/licensing#license-of-each-package';
const LICENSE_KEY = 'introduction/licensing#set-the-license-key';
const TELEMETRY = 'introduction/licensing#data-sent-to-mui';

const dateLinks = (since: string, table: Readonly<Record<string, string>>): ShortLink[] =>
  Object.entries(table).map(([name, to]) => ({ name, to, since }));

/**
 * Names that the published packages print, as `/r/x-<name>`; a test compares them with
 * the installed packages.
 */
export const PRINTED_LINKS: readonly ShortLink[] = dateLinks('2026-11-22', {
  'data-grid-no-dimensions': 'react-data-grid/layout',
  'get-license': LICENSES,
  'license-annual': 'introduction/licensing#when-a-license-key-expires',
  'license-eula': LICENSES,
  'license-key-installation': LICENSE_KEY,
  'license-trial': LICENSES,
  'issue-template': 'introduction/support#report-a-bug',
  'pro-svg-link': LICENSES,
  'premium-svg-link': LICENSES,
  'technical-support': 'introduction/support#get-help',
  'telemetry-postinstall-troubleshoot': TELEMETRY,
});

/** All short links. Names are never removed. */
export const SHORT_LINKS: readonly ShortLink[] = [
  ...PRINTED_LINKS,
  ...dateLinks('2026-11-22', {
    accessibility: 'react-data-grid/accessibility',
    csp: 'design-system/content-security-policy',
    'date-adapters': 'react-date-pickers/getting-started',
    installation: 'introduction/installation',
    'license-expired': 'introduction/licensing#when-a-license-key-expires',
    'license-key': LICENSE_KEY,
    'license-watermark': 'introduction/licensing#watermark-and-license-messages',
    licensing: 'introduction/licensing',
    localization: 'react-data-grid/localization',
    ...Object.fromEntries(
      GUIDED_PRODUCTS.map((product) => [
        `migration-${product}`,
        getMigrationGuide(product),
      ]),
    ),
    'report-bug': 'introduction/support#report-a-bug',
    roadmap: 'introduction/roadmap',
    'server-rendering': 'design-system/server-rendering',
    support: 'introduction/support',
    telemetry: TELEMETRY,
    troubleshooting: 'react-data-grid/recipes/troubleshooting',
  }),
];
