/**
 * What a deployment may set. Read from the environment once, at build time
 * (`plugins/site-config`), and handed to the browser as Docusaurus custom fields.
 */
export interface SiteConfig {
  /** Origin the portal is served from, without a path: `https://docs.example.com`. */
  siteUrl: string;
  /** Host under which the versions live as subdomains: `docs.example.com`. */
  docsDomain: string;
  /** Web address of the source repository, without a trailing slash. */
  repoUrl: string;
  /** Branch that edit links and demo source links point to. */
  repoBranch: string;
}
