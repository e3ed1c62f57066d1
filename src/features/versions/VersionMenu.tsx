import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useRef } from 'react';
import { getProductIdentifier } from '../../lib/getProductIdentifier';
import { getProductInfoFromUrl } from '../../lib/getProductInfoFromUrl';
import { type PackageVersions, selectPackages } from '../../lib/selectPackages';
import type { PagesSince } from '../../types/page';
import styles from './styles.module.css';
import { useMenuKeys } from './useMenuKeys';

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
  /** Path of the page, in any language. */
  pathname: string;
  /** Host whose subdomains are the versions. */
  docsDomain: string;
  /** The packages that this build documents. */
  packages: PackageVersions;
  /** For each page, the first major that has it. */
  pagesSince: PagesSince;
  /** Renders inside the mobile menu, not over the page. */
  inline?: boolean;
}

/**
 * Shows the product and version of the page, and opens the list of versions. It is a
 * `details` element, so that it works without JavaScript.
 */
export function VersionMenu({
  pathname,
  docsDomain,
  packages,
  pagesSince,
  inline,
}: VersionMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const keys = useMenuKeys(ref, !inline);
  const { metadata, name, versions } = getProductIdentifier(
    pathname,
    docsDomain,
    pagesSince,
  );
  const { productId } = getProductInfoFromUrl(pathname);
  const current = versions.find((version) => version.current);
  return (
    // The key remounts the menu on another page, which closes it.
    <details
      ref={ref}
      key={pathname}
      className={clsx(styles.menu, inline && styles.inline)}
      {...keys}
    >
      <summary className={styles.button}>
        <span className={styles.name}>
          {metadata && <span className={styles.metadata}>{metadata} </span>}
          {getProductNames()[name] ?? name}
        </span>{' '}
        <span className={styles.current}>{current?.text}</span>
      </summary>
      <div className={styles.panel}>
        <ul
          className={styles.list}
          aria-label={translate({
            id: 'versions.VersionMenu.label',
            message: 'Versions',
            description: 'Name of the list of versions in the navbar',
          })}
        >
          {versions.map(({ text, href, current: isCurrent }) => (
            <li key={text}>
              <a href={href} aria-current={isCurrent && 'page'}>
                {text}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.made}>
          {translate({
            id: 'versions.VersionMenu.packages',
            message: 'These pages were made from',
            description: 'Stands above the packages and their versions',
          })}
        </p>
        <dl className={styles.packages}>
          {selectPackages(packages, productId).map(([each, version]) => (
            <div key={each}>
              <dt>{each}</dt>
              <dd>{version}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
