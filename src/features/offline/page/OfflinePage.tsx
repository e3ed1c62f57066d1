import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { PRODUCT_FOLDERS } from '../../../types/page';
import { isOfflineSupported } from '../isOfflineSupported';
import { SaveProduct } from '../save/SaveProduct';
import styles from '../styles.module.css';
import { pageLabels } from './labels';
import { listVisited, type CachedPage } from './listVisited';
import { MissingPage } from './MissingPage';
import { restoreAddress } from './requestedAddress';

interface Found {
  isSupported: boolean;
  requested?: string;
  visited: CachedPage[];
}

/**
 * Lists what is available offline. The worker serves it for pages that are not cached.
 */
export function OfflinePage() {
  const baseUrl = useBaseUrl('/');
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const requested = restoreAddress(window);
    const isSupported = isOfflineSupported();
    const list = isSupported ? listVisited(caches, baseUrl) : Promise.resolve([]);
    void list
      .catch(() => [])
      .then((visited) => setFound({ isSupported, requested, visited }));
  }, [baseUrl]);
  return (
    <main className={styles.page}>
      <h1>{pageLabels.title()}</h1>
      {found?.requested && <MissingPage url={found.requested} />}
      {found && !found.isSupported && <p>{pageLabels.unsupported()}</p>}
      <section aria-labelledby="visited">
        <h2 id="visited">{pageLabels.visited()}</h2>
        {found && found.visited.length === 0 && <p>{pageLabels.nothingVisited()}</p>}
        <PageList pages={found?.visited ?? []} />
      </section>
      {found?.isSupported && (
        <section aria-labelledby="products">
          <h2 id="products">{pageLabels.products()}</h2>
          <div className={styles.products}>
            {PRODUCT_FOLDERS.map((product) => (
              <SaveProduct key={product} product={product} headingLevel={3}>
                {({ list }) => (
                  <details className={styles.details}>
                    <summary>{pageLabels.savedPages(list.pages)}</summary>
                    <PageList
                      pages={list.files.flatMap(({ url, title }) =>
                        title ? [{ url, title }] : [],
                      )}
                    />
                  </details>
                )}
              </SaveProduct>
            ))}
          </div>
        </section>
      )}
    </main>
  );
}

/** The addresses already contain the site's base. */
function PageList({ pages }: { pages: CachedPage[] }) {
  return (
    <ul className={styles.list}>
      {pages.map(({ url, title }) => (
        <li key={url}>
          <Link to={url} autoAddBaseUrl={false}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
