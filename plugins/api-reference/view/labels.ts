import { LANGUAGES, type Language } from '../../../src/config/languages';
import { readSiteTexts } from '../../../content/texts/readSiteTexts';
import type { SiteTexts } from '../../../src/types/siteTexts';

/**
 * Labels of the generated HTML, from `i18n/<code>/build.json`. Texts from the packages
 * stay English.
 */
export type ViewLabels = SiteTexts['reference'];

/** By language, with English as the fallback. */
export const VIEW_LABELS = Object.fromEntries(
  LANGUAGES.map((language) => [language, readSiteTexts(language).reference]),
) as Record<Language, ViewLabels>;

/** Replaces `{name}` placeholders in a text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    name in values ? String(values[name]) : place,
  );
