import path from 'node:path';

/** Where `@mui/x-license` keeps the key, in the layouts of its majors. */
export const LICENSE_MODULE =
  /[\\/]@mui[\\/]x-license[\\/](?:(?:esm|modern|node)[\\/])?utils[\\/]licenseInfo\.m?js$/;

/** Rule for each bundle that may hold commercial components. */
export const LICENSE_RULE = {
  test: LICENSE_MODULE,
  use: [{ loader: path.join(__dirname, 'licenseLoader.ts') }],
};
