/** Set by `npm run test:all` for the test runners: every case, page and appearance. */
export const FULL_RUN_VARIABLE = 'TEST_ALL';

export const isFullRun = (): boolean => Boolean(process.env[FULL_RUN_VARIABLE]);
/** Set by `npm run test:changed`: the folders of changed pages, separated by spaces. */
export const CHANGED_PAGES_VARIABLE = 'CHANGED_PAGES';
