import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SiteConfig } from '../../src/types/siteConfig';

/**
 * Defines whether a service replaces the site's own search. It is a constant, so that the
 * service's client is removed from the site if it is not used.
 */
export default function searchServicePlugin(
  _context: LoadContext,
  { algoliaAppId }: Pick<SiteConfig, 'algoliaAppId'>,
): Plugin {
  const service = algoliaAppId ? 'algolia' : '';
  return {
    name: 'search-service',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          'process.env.SEARCH_SERVICE': JSON.stringify(service),
        }),
      ],
    }),
  };
}
