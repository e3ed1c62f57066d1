import { LANGUAGES, type Language } from '../../../src/config/languages';
import { readSiteTexts } from '../../../content/texts/readSiteTexts';
import type { SiteTexts } from '../../../src/types/siteTexts';

/**
 * Words of the generated HTML, from `i18n/<code>/build.json`. What comes from the packages stays
 * English.
 */
export type ViewLabels = SiteTexts['reference'];

/** By language; what a language lacks is English. */
export const VIEW_LABELS = Object.fromEntries(
  LANGUAGES.map((language) => [language, readSiteTexts(language).reference]),
) as Record<Language, ViewLabels>;

/** Puts values into `{name}` places of a text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    name in values ? String(values[name]) : place,
  );
