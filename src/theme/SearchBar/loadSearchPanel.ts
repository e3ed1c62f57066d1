import type { SearchParts } from '@site/src/features/search';
import { createSiteSearch } from './createSiteSearch';

/**
 * Brings what stands in the dialog of the search, and has the index come at the same time.
 * @param base address below which the pages of the language are
 * @throws Error where the script does not arrive; an index that fails is asked for again later
 */
export async function loadSearchPanel(base: string): Promise<SearchParts> {
  const client = createSiteSearch(base);
  client.load().catch(() => undefined);
  const { SearchPanel } = await import('@site/src/features/search/panel');
  return { SearchPanel, client };
}
