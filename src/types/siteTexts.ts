import type english from '../../i18n/en/build.json';

/**
 * What `i18n/<code>/build.json` holds: the texts of what the build makes outside React. English
 * has all of them, and says here what there is.
 */
export type SiteTexts = typeof english;

/** Texts of the site's configuration: menus, footer, sidebars of the reference. */
export type SiteLabelKey = keyof SiteTexts['site'];
