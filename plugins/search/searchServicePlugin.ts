import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SiteConfig } from '../../src/types/siteConfig';

/**
 * Tells the bundle whether a service replaces the site's own search. As a constant, so that
 * without one nothing of the service's client is part of the site.
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
