import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { VersionMenu } from '@site/src/features/versions';
import type { PackageVersions } from '@site/src/lib/selectPackages';
import type { PagesSince } from '@site/src/types/page';
import type { SiteConfig } from '@site/src/types/siteConfig';

type Fields = SiteConfig & {
  packageVersions: PackageVersions;
  pagesSince: PagesSince;
};

/**
 * Product and version of the page, also in the mobile menu. The 404 page is one file
 * whose address the server does not know, so its path is unusable: the first render in
 * the browser must match the server's.
 */
export function VersionsNavbarItem({ mobile }: { mobile?: boolean }) {
  const { pathname } = useLocation();
  const { baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const { docsDomain, packageVersions, pagesSince } = customFields as unknown as Fields;
  const isPage = matchRoutes(routes, pathname).some(({ route }) => route.exact);
  const path = isPage ? pathname : baseUrl;
  const menu = (
    <VersionMenu
      pathname={path}
      docsDomain={docsDomain}
      packages={packageVersions}
      pagesSince={pagesSince}
      inline={mobile}
    />
  );
  return mobile ? <li className="menu__list-item">{menu}</li> : menu;
}
