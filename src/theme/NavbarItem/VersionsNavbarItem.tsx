import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePageAddress } from '@site/src/components/usePageAddress';
import { VersionMenu } from '@site/src/features/versions';
import type { PackageVersions } from '@site/src/lib/selectPackages';
import type { PagesSince } from '@site/src/types/page';
import type { SiteConfig } from '@site/src/types/siteConfig';

type Fields = SiteConfig & {
  packageVersions: PackageVersions;
  pagesSince: PagesSince;
};

/** Product and version of the page, also in the mobile menu; a missing page has none. */
export function VersionsNavbarItem({ mobile }: { mobile?: boolean }) {
  const { path, place } = usePageAddress();
  const { customFields } = useDocusaurusContext().siteConfig;
  const { docsDomain, packageVersions, pagesSince } = customFields as unknown as Fields;
  const menu = (
    <VersionMenu
      address={path + place}
      docsDomain={docsDomain}
      packages={packageVersions}
      pagesSince={pagesSince}
      inline={mobile}
    />
  );
  return mobile ? <li className="menu__list-item">{menu}</li> : menu;
}
