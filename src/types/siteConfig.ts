/**
 * The settings of a deployment. Read from the environment once, at build time
 * (`src/config/environment`), and passed to the browser as Docusaurus custom fields.
 */
export interface SiteConfig {
  /** Origin of the site, without a path: `https://docs.example.com`. */
  siteUrl: string;
  /** Host whose subdomains are the versions: `docs.example.com`. */
  docsDomain: string;
  /**
   * Web address of the source repository, without a trailing slash; empty for no links to
   * it.
   */
  repoUrl: string;
  /** Address of the operator's legal notice; empty for no links to it. */
  legalUrl: string;
  /** Branch that edit links and demo source links point to. */
  repoBranch: string;
  /** Id of the Google tag; empty disables analytics. */
  analyticsId: string;
  /** Where ads show: `production`, `always` (in development too), or `never`. */
  ads: 'production' | 'always' | 'never';
  /** Address of the ad network's JSON endpoint; empty for none. */
  adsEndpoint: string;
  /** Address of an ad provider's script, used without an endpoint; empty for none. */
  adsScript: string;
  /**
   * Origins from which ads may load images, separated by spaces; for the security policy.
   */
  adsHosts: string;
  /** Address that receives readers' feedback as JSON; empty disables feedback. */
  feedbackEndpoint: string;
  /** Id of an Algolia application that replaces the site's own search; empty for none. */
  algoliaAppId: string;
  /** Its search-only key; every reader gets it. */
  algoliaSearchKey: string;
  /** Name of the index that its DocSearch crawler builds. */
  algoliaIndex: string;
  /** Origin of the icon fonts' stylesheet; empty for no icon fonts. */
  fontsHost: string;
}
