import type { SearchClient, SearchParts } from '@site/src/features/search';

/**
 * Loads the content of the search dialog, and preloads the index at the same time.
 * @throws Error if the script fails to load; a failed index is loaded again later
 */
export async function loadSearchPanel(client: SearchClient): Promise<SearchParts> {
  client.load().catch(() => undefined);
  const { SearchPanel } = await import('@site/src/features/search/panel');
  return { SearchPanel, client };
}
