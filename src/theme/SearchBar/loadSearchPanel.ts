import type { SearchClient, SearchParts } from '@site/src/features/search';

/**
 * Brings what stands in the dialog of the search, and has the index come at the same time.
 * @throws Error where the script does not arrive; an index that fails is asked for again later
 */
export async function loadSearchPanel(client: SearchClient): Promise<SearchParts> {
  client.load().catch(() => undefined);
  const { SearchPanel } = await import('@site/src/features/search/panel');
  return { SearchPanel, client };
}
