import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { PageBar } from '../../components/PageBar';
import { getProductName } from '../../components/getProductName';
import { GALLERY_PATH } from '../../config/gallery';
import { PRODUCT_ROOTS } from '../../config/offline';
import { MAX_SUGGESTIONS } from '../../config/playground';
import { findNearest } from '../../lib/findNearest';
import { PRODUCT_FOLDERS } from '../../types/page';
import type { DemoIndex } from '../../types/playground';
import { pageLabels } from './pageLabels';
import { renderQuery } from './playgroundQuery';
import { TemplateList } from './TemplateList';
import { withoutVersion } from './demoIds';
import styles from './playground.module.css';

export interface StartPageProps {
  index: DemoIndex;
  /** An unknown demo that was requested. */
  requested?: string;
  /** Controls of the site, at the end of the bar. */
  siteTools: ReactNode;
}

/**
 * The start page of the playground: templates, after suggestions for an unknown demo
 * name.
 */
export function StartPage({ index, requested, siteTools }: StartPageProps) {
  const gallery = useBaseUrl(`/${GALLERY_PATH}`);
  const product =
    requested &&
    PRODUCT_FOLDERS.find((each) => withoutVersion(requested).startsWith(`${each}/`));
  return (
    <>
      <PageBar
        back={
          product
            ? {
                path: `/${PRODUCT_ROOTS[product]}`,
                label: pageLabels.toProduct(getProductName(product)),
              }
            : undefined
        }
      >
        {siteTools}
      </PageBar>
      <main className={styles.start}>
        <h1>{pageLabels.playground()}</h1>
        {requested && <Missing index={index} requested={requested} />}
        <p className={styles.lead}>{pageLabels.lead()}</p>
        <TemplateList index={index} />
        <p className={styles.more}>
          {pageLabels.more()} <a href={gallery}>{pageLabels.toGallery()}</a>
        </p>
      </main>
    </>
  );
}

function Missing({
  index,
  requested,
}: Pick<Required<StartPageProps>, 'index' | 'requested'>) {
  const nearest = findNearest(requested, Object.keys(index).sort(), MAX_SUGGESTIONS);
  return (
    <div role="alert" className={styles.notice} data-playground-notice="unknown">
      <p>{pageLabels.unknown(requested)}</p>
      {nearest.length > 0 && (
        <>
          <p>{pageLabels.nearest()}</p>
          <ul className={styles.links}>
            {/* Plain links: the page reads its address only when it loads. */}
            {nearest.map((id) => (
              <li key={id}>
                <a href={renderQuery({ demo: id })}>{id}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
