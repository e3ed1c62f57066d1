import type { SearchClient } from '@site/src/features/search';

/**
 * The search of this site, whose script comes with the first call. Where that fails, so does the
 * call, and the next one tries again.
 * @param base address below which the pages of the language are
 */
export function createSiteSearch(base: string): SearchClient {
  const connect = async (): Promise<SearchClient> => {
    const { getSearchClient } = await import('@site/src/theme/searchClient');
    return getSearchClient(base);
  };
  return {
    load: async () => (await connect()).load(),
    ask: async (query) => (await connect()).ask(query),
  };
}
