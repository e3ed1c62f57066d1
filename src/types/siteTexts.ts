import type english from '../../i18n/en/build.json';

/**
 * The content of `i18n/<code>/build.json`: texts that the build generates outside React.
 * English has all of them and defines the type.
 */
export type SiteTexts = typeof english;

/** Texts of the site's configuration: menus, footer, sidebars of the reference. */
export type SiteLabelKey = keyof SiteTexts['site'];
