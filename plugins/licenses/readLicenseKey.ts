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
