import type { Language } from '../../src/config/languages';
import { addBase } from '../../src/lib/basePath';
import type { SearchIndex, SearchTexts } from '../../src/types/searchIndex';
import { listGalleryPages } from './listGalleryPages';
import { readApi } from './readApi';
import { readGuidePages } from './readGuidePages';
import { SIMPLIFIED, TRADITIONAL } from './traditionalCharacters';

/**
 * Creates the index of a language from the sources.
 * @param docsDir folder of the English pages
 * @throws Error if the reference links to a page that does not exist
 */
export async function createSearchIndex(
  docsDir: string,
  language: Language,
): Promise<{ index: SearchIndex; texts: SearchTexts }> {
  const guides = readGuidePages(docsDir, language);
  // After the guides, to which the entries of the reference refer by position.
  const gallery = listGalleryPages(language);
  const api = readApi(docsDir, language, (pathname) => {
    const expected = addBase(pathname, language);
    const position = guides.findIndex(({ page }) => page.path === expected);
    if (position < 0)
      throw new Error(
        `plugins/search/readApi.ts names ${pathname}, which is no page. Correct EVENT_LISTS there.`,
      );
    return position;
  });
  return {
    index: {
      pages: [...guides.map(({ page }) => page), ...gallery],
      api: api.pages,
      entries: api.entries,
    },
    texts: {
      sections: [...guides.map(({ texts }) => texts), ...gallery.map(() => [''])],
      api: api.pageTexts,
      entries: api.entryTexts,
      ...(language === 'zh' && { forms: [TRADITIONAL, SIMPLIFIED] as const }),
    },
  };
}
