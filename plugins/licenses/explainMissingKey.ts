import { readLicenseKey } from './readLicenseKey';

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
