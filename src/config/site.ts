export const SITE_NAME = 'Component Atlas';

/** Port of `npm start` and `npm run serve`. */
export const HTTP_PORT = 3000;
/** The home page, to which the root of the host redirects. */
export const HOME_PATH = '/x/';
/** Repository of the documented packages. */
export const SOFTWARE_REPOSITORY = 'https://github.com/mui/mui-x';
