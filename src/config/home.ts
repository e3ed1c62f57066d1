/** Key of localStorage: the language that a reader declined on the home page. */
export const DECLINED_LANGUAGE_KEY = 'docs-declined-language';

/** How many of the picked demos the home page shows. */
export const HOME_PICKS = 6;

/** How many entries of the news the home page shows. */
export const HOME_NEWS = 3;
