export const SITE_NAME = 'Component Atlas';

/** Port of `npm start` and `npm run serve`. */
export const HTTP_PORT = 3000;
/** Target of the site's root. */
export const INTRODUCTION_PATH = '/x/introduction/';
/** Repository of the documented packages. */
export const SOFTWARE_REPOSITORY = 'https://github.com/mui/mui-x';
