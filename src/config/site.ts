export const SITE_NAME = 'Component Atlas';

/** Where `npm start` and `npm run serve` listen. */
export const HTTP_PORT = 3000;
/** Where the root of the site leads. */
export const INTRODUCTION_PATH = '/x/introduction/';
