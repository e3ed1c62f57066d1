import type { Plugin } from '@docusaurus/types';
import path from 'node:path';

/** Sets the license key of the commercial packages, in the browser and server builds. */
export default function licensePlugin(): Plugin {
  readLicenseKey(process.env); // An invalid key fails the build immediately.
  return {
    name: 'license',
    configureWebpack: () => ({
      mergeStrategy: { 'module.rules': 'append' },
      module: { rules: [LICENSE_RULE] },
    }),
  };
}

const VARIABLE = 'MUI_X_LICENSE_KEY';

/**
 * Reads the license key of the commercial packages. It is not part of the site
 * configuration, which is in the script of every page.
 * @param env usually `process.env`
 * @returns undefined if there is no key
 * @throws Error without the value, which must not be logged
 */
export function readLicenseKey(
  env: Record<string, string | undefined>,
): string | undefined {
  const key = env[VARIABLE];
  if (!key) return undefined;
  if (!/^[\w+/=-]+$/.test(key)) {
    throw new Error(
      `${VARIABLE} holds something else than a license key: letters and digits on one line, without quotes or spaces.`,
    );
  }
  return key;
}

/**
 * Describes a build without a license key.
 * @param env usually `process.env`
 * @returns undefined if there is a key
 */
export const explainMissingKey = (
  env: Record<string, string | undefined>,
): string | undefined =>
  readLicenseKey(env) === undefined
    ? 'This build has no license key: demos of Pro and Premium components show a watermark, and their pages say why. To leave both out, set MUI_X_LICENSE_KEY.'
    : undefined;

/**
 * The module of `@mui/x-license` that stores the key, in the file layouts of its majors.
 */
export const LICENSE_MODULE =
  /[\\/]@mui[\\/]x-license[\\/](?:(?:esm|modern|node)[\\/])?utils[\\/]licenseInfo\.m?js$/;

/** Rule for each bundle that may contain commercial components. */
export const LICENSE_RULE = {
  test: LICENSE_MODULE,
  use: [{ loader: path.join(__dirname, 'licenseLoader.ts') }],
};
