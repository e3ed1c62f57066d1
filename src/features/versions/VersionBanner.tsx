import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { Callout } from '../../components/Callout';
import { CURRENT_VERSION, OWN_VERSION } from '../../config/versions';
import { getCurrentPage } from '../../lib/pagesSince';
import type { PagesSince } from '../../types/page';

export interface VersionBannerProps {
  /** Path of the page, in any language. */
  pathname: string;
  /** Query and hash, for the link to the same page. */
  place?: string;
  /** Origin of the site of the current version. */
  siteUrl: string;
  /** For each page, the first major that has it. */
  pagesSince: PagesSince;
}

/**
 * Banner of pages in an older version, with a link to the current version: to the same
 * page if it exists, also for search engines.
 */
export function VersionBanner({
  pathname,
  place = '',
  siteUrl,
  pagesSince,
}: VersionBannerProps) {
  const { path, isSame } = getCurrentPage(pathname, pagesSince);
  const version = CURRENT_VERSION.label;
  return (
    <Callout
      type="warning"
      title={translate(
        {
          id: 'versions.VersionBanner.title',
          message: 'This page documents {version}, an older version',
          description: 'Above every page of an older version',
        },
        { version: OWN_VERSION.label },
      )}
    >
      {isSame && (
        <Head>
          <link rel="canonical" href={siteUrl + path} />
        </Head>
      )}
      <p>
        <a href={siteUrl + path + (isSame ? place : '')}>
          {isSame
            ? translate(
                {
                  id: 'versions.VersionBanner.same',
                  message: 'Read this page for {version}',
                  description: 'Link to the same page of the current version',
                },
                { version },
              )
            : translate(
                {
                  id: 'versions.VersionBanner.near',
                  message: 'Go to the documentation of {version}, which has no such page',
                  description: 'Link to the nearest page of the current version',
                },
                { version },
              )}
        </a>
      </p>
    </Callout>
  );
}
