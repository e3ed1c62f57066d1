/**
 * What a deployment may set. Read from the environment once, at build time
 * (`src/config/environment`), and handed to the browser as Docusaurus custom fields.
 */
export interface SiteConfig {
  /** Origin the portal is served from, without a path: `https://docs.example.com`. */
  siteUrl: string;
  /** Host under which the versions live as subdomains: `docs.example.com`. */
  docsDomain: string;
  /** Web address of the source repository, without a trailing slash; empty: nothing links to it. */
  repoUrl: string;
  /** Address of the operator's legal notice; empty: nothing links to it. */
  legalUrl: string;
  /** Branch that edit links and demo source links point to. */
  repoBranch: string;
  /** Id of the Google tag; empty means that nothing is measured. */
  analyticsId: string;
  /** Where ads show: `production`, `always` (in development too), or `never`. */
  ads: 'production' | 'always' | 'never';
  /** Address that answers with ads as JSON; empty means that there is no such network. */
  adsEndpoint: string;
  /** Address of an ad provider's script, for where there is no endpoint; empty means none. */
  adsScript: string;
  /** Origins that ads may take images from, parted by spaces; for the security policy. */
  adsHosts: string;
  /** Address that takes the readers' feedback as JSON; empty means that nobody is asked. */
  feedbackEndpoint: string;
  /** Id of an Algolia application that replaces the site's own search; empty means none. */
  algoliaAppId: string;
  /** Its key that can search and nothing else; every reader gets it. */
  algoliaSearchKey: string;
  /** Name of the index that its DocSearch crawler makes of the site. */
  algoliaIndex: string;
  /** Origin of the icon fonts' stylesheet; empty means that there are no icon fonts. */
  fontsHost: string;
}
