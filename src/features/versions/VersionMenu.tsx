import { translate } from '@docusaurus/Translate';
import { NavbarMenu } from '../../components/NavbarMenu';
import { DOCUMENTED_PACKAGE, getVersionName, OWN_VERSION } from '../../config/versions';
import { getProductIdentifier } from '../../lib/getProductIdentifier';
import { getProductInfoFromUrl } from '../../lib/getProductInfoFromUrl';
import { type PackageVersions, selectPackages } from '../../lib/selectPackages';
import type { PagesSince } from '../../types/page';
import styles from './styles.module.css';

/** Display names of the products, by their name in the product identifier. */
const getProductNames = (): Partial<Record<string, string>> => ({
  'Data Grid': translate({
    id: 'versions.product.dataGrid',
    message: 'Data Grid',
    description: 'Name of a product in the navbar',
  }),
  'Date Pickers': translate({
    id: 'versions.product.datePickers',
    message: 'Date Pickers',
    description: 'Name of a product in the navbar',
  }),
  Charts: translate({
    id: 'versions.product.charts',
    message: 'Charts',
    description: 'Name of a product in the navbar',
  }),
  'Tree View': translate({
    id: 'versions.product.treeView',
    message: 'Tree View',
    description: 'Name of a product in the navbar',
  }),
});

export interface VersionMenuProps {
  /** Path of the page, in any language, with query and hash. */
  address: string;
  /** Host whose subdomains are the versions. */
  docsDomain: string;
  /** The packages that this build documents. */
  packages: PackageVersions;
  /** For each page, the first major that has it. */
  pagesSince: PagesSince;
  /** Renders inside the mobile menu, not over the page. */
  inline?: boolean;
}

/** Shows the product and version of the page, and opens the list of versions. */
export function VersionMenu({
  address,
  docsDomain,
  packages,
  pagesSince,
  inline,
}: VersionMenuProps) {
  const { name, versions } = getProductIdentifier(address, docsDomain, pagesSince);
  const { productId } = getProductInfoFromUrl(address);
  const button = (
    <>
      <span className={styles.name}>{getProductNames()[name] ?? name}</span>{' '}
      <span className={styles.version}>{getVersionName(OWN_VERSION)}</span>
    </>
  );
  return (
    <NavbarMenu
      // The key remounts the menu on another page, which closes it.
      key={address.replace(/[?#][^]*$/, '')}
      className={styles.menu}
      button={button}
      inline={inline}
    >
      <ul
        aria-label={translate({
          id: 'versions.VersionMenu.label',
          message: 'Versions',
          description: 'Name of the list of versions in the navbar',
        })}
      >
        {versions.map(({ text, href, current: isCurrent }) => (
          <li key={text} className={styles.row}>
            <a href={href} aria-current={isCurrent && 'page'}>
              <bdi>{text}</bdi>
            </a>
            {isCurrent && (
              <span className={styles.documented}>
                {translate(
                  {
                    id: 'versions.VersionMenu.documented',
                    message: 'documents {version} of the packages',
                    description: 'Beside the version of the site in the list of versions',
                  },
                  { version: packages[DOCUMENTED_PACKAGE] ?? '' },
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.heading}>
        {translate({
          id: 'versions.VersionMenu.packages',
          message: 'Documented packages',
          description: 'Heading above the packages and their versions',
        })}
      </p>
      <dl className={styles.packages}>
        {selectPackages(packages, productId).map(([each, version]) => (
          <div key={each}>
            <dt dir="ltr">{each}</dt>
            <dd dir="ltr">{version}</dd>
          </div>
        ))}
      </dl>
    </NavbarMenu>
  );
}
