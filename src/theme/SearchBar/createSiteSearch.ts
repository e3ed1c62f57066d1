import type { DocusaurusContext } from '@docusaurus/types';
import type { SearchClient } from '@site/src/features/search';
import { LANGUAGE_TABLE, toLanguage } from '@site/src/config/languages';
import type { SiteConfig } from '@site/src/types/siteConfig';

type Context = Pick<DocusaurusContext, 'siteConfig' | 'i18n'>;

/**
 * The site's own search, or the configured service. Its script is loaded with the first
 * call; if that fails, the call rejects and the next one tries again.
 * @param context of the site, in the language of the pages
 */
export function createSiteSearch(context: Context): SearchClient {
  // The bundler inlines the constant and removes the other branch.
  const connect = (): Promise<SearchClient> => {
    if (process.env.SEARCH_SERVICE === 'algolia') return connectAlgolia(context);
    return connectOwn(context);
  };
  return {
    load: async () => (await connect()).load(),
    ask: async (query) => (await connect()).ask(query),
  };
}

async function connectOwn({ siteConfig }: Context): Promise<SearchClient> {
  const { getSearchClient } = await import('@site/src/theme/searchClient');
  return getSearchClient(siteConfig.baseUrl);
}

let algolia: Promise<SearchClient> | undefined;

function connectAlgolia(context: Context): Promise<SearchClient> {
  algolia ??= createAlgolia(context);
  algolia.catch(() => {
    algolia = undefined;
  });
  return algolia;
}

async function createAlgolia({ siteConfig, i18n }: Context): Promise<SearchClient> {
  const { createAlgoliaClient } = await import(
    '@site/src/features/search/createAlgoliaClient'
  );
  const site = siteConfig.customFields as unknown as SiteConfig;
  return createAlgoliaClient({
    appId: site.algoliaAppId,
    searchKey: site.algoliaSearchKey,
    index: site.algoliaIndex,
    language: LANGUAGE_TABLE[toLanguage(i18n.currentLocale)].htmlLang,
  });
}
