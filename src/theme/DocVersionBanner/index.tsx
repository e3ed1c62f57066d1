// Replaces the banner of the docs plugin, which only knows versions of the same build:
// here each version is a separate build.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePageAddress } from '@site/src/components/usePageAddress';
import { CURRENT_VERSION, OWN_VERSION } from '@site/src/config/versions';
import { VersionBanner } from '@site/src/features/versions';
import type { PagesSince } from '@site/src/types/page';
import type { SiteConfig } from '@site/src/types/siteConfig';

export default function DocVersionBanner() {
  const { path, place } = usePageAddress();
  const { customFields } = useDocusaurusContext().siteConfig;
  if (OWN_VERSION === CURRENT_VERSION) return null;
  const { siteUrl, pagesSince } = customFields as unknown as SiteConfig & {
    pagesSince: PagesSince;
  };
  return (
    <VersionBanner
      pathname={path}
      place={place}
      siteUrl={siteUrl}
      pagesSince={pagesSince}
    />
  );
}
