import type { SiteTexts } from '../../../src/types/siteTexts';
import { NO_GUIDES, type GuidesOf } from '../../api-reference/view/viewContext';
import type { Titles } from '../../../content/nav/readTitles';

/** What the writers of the reference need. */
export interface ApiContext {
  texts: SiteTexts;
  /** Makes an address of the data absolute; null where no page is. */
  resolve: (address: string) => string | null;
  /** Where guides explain what the page lists. */
  guides: GuidesOf;
  /** Titles of guides in the language of the page, by pathname. */
  titles: Titles;
  /** Level of the sections' headings. */
  level: 2 | 3;
}

/** A context without guides, for what stands in one. */
export const makeApiContext = (
  part: Pick<ApiContext, 'texts' | 'resolve'> & Partial<ApiContext>,
): ApiContext => ({ guides: NO_GUIDES, titles: {}, level: 2, ...part });
