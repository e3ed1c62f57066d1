import type { SiteTexts } from '../../../src/types/siteTexts';
import { NO_GUIDES, type GuidesOf } from '../../api-reference/view/viewContext';
import type { Titles } from '../../../content/nav/readTitles';

/** The input of the functions that write the reference. */
export interface ApiContext {
  texts: SiteTexts;
  /** Makes an address in the data absolute; null if there is no such page. */
  resolve: (address: string) => string | null;
  /** Guides that explain the entries of the page. */
  guides: GuidesOf;
  /** Titles of guides in the language of the page, by pathname. */
  titles: Titles;
  /** Heading level of the sections. */
  level: 2 | 3;
}

/** Creates a context without guides, for reference entries within a guide. */
export const makeApiContext = (
  part: Pick<ApiContext, 'texts' | 'resolve'> & Partial<ApiContext>,
): ApiContext => ({ guides: NO_GUIDES, titles: {}, level: 2, ...part });
