/** Licenses that are allowed for all packages, as SPDX identifiers. */
export const ALLOWED_LICENSES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Requires publishing the source of changed files of the package; none are changed
  // here.
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
] as const;

export interface LicenseException {
  name: string;
  /** The current license of the package. Another license needs a new decision. */
  license: string;
  reason: string;
}

/** Placeholder for packages without a license field. */
export const NO_LICENSE = 'none';

const COMMERCIAL =
  'Commercial: the portal documents it, and a deployment brings a license key of its own.';
const MIT_TEXT = 'The text in the package is that of MIT; the field has an older form.';

/** Packages whose license is not on the list, with the reason why they are allowed. */
export const LICENSE_EXCEPTIONS: readonly LicenseException[] = [
  ...[
    '@mui/x-charts-pro',
    '@mui/x-data-grid-premium',
    '@mui/x-data-grid-pro',
    '@mui/x-date-pickers-pro',
    '@mui/x-license',
    '@mui/x-telemetry',
    '@mui/x-tree-view-pro',
  ].map((name) => ({ name, license: 'SEE LICENSE IN LICENSE', reason: COMMERCIAL })),
  {
    name: '@cspell/dict-en-common-misspellings',
    license: 'CC BY-SA 4.0',
    reason: 'A word list that the spelling check reads; no part of the site.',
  },
  {
    name: '@fontsource-variable/noto-sans-sc',
    license: 'OFL-1.1',
    reason:
      'A font for Chinese that screenshot tests show pages in; no part of the site.',
  },
  { name: 'chainsaw', license: 'MIT/X11', reason: 'Another name of MIT.' },
  { name: 'eval', license: NO_LICENSE, reason: MIT_TEXT },
  { name: 'format', license: NO_LICENSE, reason: MIT_TEXT },
  { name: 'require-like', license: NO_LICENSE, reason: MIT_TEXT },
  {
    name: 'buffers',
    license: NO_LICENSE,
    reason:
      'Says nothing. It comes with the Data Grid 7, whose code for browsers does without it (plugins/licenses).',
  },
];
