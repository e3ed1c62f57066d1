import path from 'node:path';

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
