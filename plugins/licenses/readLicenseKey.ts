const VARIABLE = 'MUI_X_LICENSE_KEY';

/**
 * Reads the key of the commercial packages. It is no setting of the site's configuration:
 * those stand in the script of every page.
 * @param env usually `process.env`
 * @returns undefined where there is none
 * @throws Error without the value, which must not get into a log
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
