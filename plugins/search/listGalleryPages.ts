import path from 'node:path';
import { readNavTexts } from '../../content/nav/readNavTexts';
import { getTranslationDir } from '../../content/pages/getTranslationDir';
import { SITE_DIR } from '../../content/paths/siteDir';
import { readCodeLabel } from '../../content/texts/readCodeLabel';
import { readSiteTexts } from '../../content/texts/readSiteTexts';
import { GALLERY_PATH, GALLERY_PATHNAMES } from '../../src/config/gallery';
import { BASE_URLS, DEFAULT_LANGUAGE, type Language } from '../../src/config/languages';
import { PRODUCT_FOLDERS } from '../../src/types/page';
import type { SearchPage } from '../../src/types/searchIndex';

/** Words with which people search for the gallery, in English. */
const KEYWORDS = ['gallery', 'examples', 'showcase', 'screenshots', 'samples'];

/**
 * The gallery pages for the search, which are not documents and thus defined here.
 * @throws Error with a label that the languages lack
 */
export function listGalleryPages(language: Language): SearchPage[] {
  const folder = getTranslationDir(path.join(SITE_DIR, 'docs'), language);
  const own = readNavTexts(folder).keywords;
  const { site } = readSiteTexts(language);
  const english = readSiteTexts(DEFAULT_LANGUAGE).site;
  return [undefined, ...PRODUCT_FOLDERS].map((product, index): SearchPage => {
    const write = (id: string, of: Language): string =>
      readCodeLabel(of, `gallery.Page.${id}`).replace(
        '{product}',
        product ? (of === language ? site : english)[`product.${product}`] : '',
      );
    const title = product ? 'productTitle' : 'title';
    const translated = write(title, language);
    const words = own[GALLERY_PATHNAMES[index] ?? ''] ?? [];
    return {
      path: `${BASE_URLS[language]}${GALLERY_PATH}${product ? `${product}/` : ''}`,
      title: translated,
      names: [write(title, DEFAULT_LANGUAGE)].filter((name) => name !== translated),
      description: write(product ? 'productDescription' : 'description', language),
      keywords: [...words, ...KEYWORDS],
      ...(product && { product }),
      // The text of the page before its first heading.
      sections: [{ lead: '' }],
    };
  });
}
