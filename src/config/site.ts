export const SITE_NAME = 'Component Atlas';

/** Where `npm start` and `npm run serve` listen. */
export const HTTP_PORT = 3000;
/** Where the root of the site leads. */
export const INTRODUCTION_PATH = '/x/introduction/';
/** Where the source of the documented packages is. */
export const SOFTWARE_REPOSITORY = 'https://github.com/mui/mui-x';
