/** Loaded on pages of products that can be saved: it is not in every page's script. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useId, useRef, useState, type ReactNode } from 'react';
import { getProductName } from '../../../components/getProductName';
import { BYTES_PER_MB } from '../../../config/offline';
import type { ProductFolder } from '../../../types/page';
import { saveLabels as labels } from '../labels';
import styles from '../styles.module.css';
import type { SavedProduct } from './savedProducts';
import { useSavedProduct } from './useSavedProduct';

export interface SaveProductProps {
  product: ProductFolder;
  headingLevel: 2 | 3;
  /** Shown below the state of a product being saved. */
  children?: (saved: SavedProduct) => ReactNode;
}

/** Saves all pages of a product for offline use, and shows its state. */
export function SaveProduct({ product, headingLevel, children }: SaveProductProps) {
  const state = useSavedProduct(product);
  const { currentLocale } = useDocusaurusContext().i18n;
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const [isDone, setDone] = useState(false);
  const { saved, offered, saving, problem } = state;
  const name = getProductName(product);
  const Heading = `h${headingLevel}` as const;
  const inMb = (bytes: number): string =>
    (bytes / BYTES_PER_MB).toLocaleString(currentLocale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  const inWords = ({ list, savedAt }: SavedProduct): string =>
    labels.saved(
      list.pages,
      inMb(list.bytes),
      new Date(savedAt).toLocaleDateString(currentLocale, { dateStyle: 'medium' }),
    );
  const isOutdated = saved && offered && offered.version !== saved.list.version;
  // The pressed button disappears, so the focus is moved to keep it.
  const act = (action: () => Promise<void>) => async () => {
    box.current?.focus();
    setDone(false);
    await action();
    setDone(true);
  };
  if (!state.isKnown) return null;
  return (
    <section
      ref={box}
      className={styles.box}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-save-product={product}
      data-save-state={
        saving ? 'saving' : isOutdated ? 'outdated' : saved ? 'saved' : 'none'
      }
    >
      <Heading id={titleId} className={styles.title}>
        {labels.region(name)}
      </Heading>
      <div role="status">
        {saved ? (
          <p>{isOutdated ? `${inWords(saved)} ${labels.outdated()}` : inWords(saved)}</p>
        ) : (
          <p>
            {offered
              ? labels.about(offered.pages, inMb(offered.bytes))
              : labels.nothingSaved()}
          </p>
        )}
        {isDone && problem && (
          <p className={styles.problem} data-save-problem={problem}>
            {problem === 'full' ? labels.full() : labels.unreachable()}
          </p>
        )}
      </div>
      {saving && (
        <>
          <progress
            className={styles.progress}
            aria-label={labels.progress(name)}
            max={saving.totalBytes || 1}
            value={saving.bytes}
          />
          <p>
            {labels.saving(
              saving.files,
              saving.totalFiles,
              inMb(saving.bytes),
              inMb(saving.totalBytes),
            )}
          </p>
        </>
      )}
      <div className={styles.actions}>
        {saving ? (
          <button type="button" className={styles.button} onClick={state.cancel}>
            {labels.cancel()}
          </button>
        ) : (
          <>
            {offered && (!saved || isOutdated) && (
              <button
                type="button"
                className={styles.button}
                onClick={() => void act(state.save)()}
              >
                {saved ? labels.update() : labels.save()}
              </button>
            )}
            {saved && (
              <button
                type="button"
                className={styles.button}
                onClick={() => void act(state.remove)()}
              >
                {labels.remove()}
              </button>
            )}
          </>
        )}
      </div>
      {saved && children?.(saved)}
    </section>
  );
}
