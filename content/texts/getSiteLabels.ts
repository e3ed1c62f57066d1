import { LANGUAGES } from '../../src/config/languages';
import { createLabelReader } from '../../src/lib/createLabelReader';
import type { SiteLabelKey } from '../../src/types/siteTexts';
import { readOwnTexts } from './readOwnTexts';
import { SITE_TEXTS_FILE } from './readSiteTexts';

const readLabel = createLabelReader<SiteLabelKey>(
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      (readOwnTexts(language, SITE_TEXTS_FILE).site ?? {}) as Record<string, string>,
    ]),
  ),
);

/**
 * Looks up texts of the site configuration in one language; React code uses `translate`.
 */
export const getSiteLabels =
  (language: string) =>
  (key: SiteLabelKey): string =>
    readLabel(language, key);
