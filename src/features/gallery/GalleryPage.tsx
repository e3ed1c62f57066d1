import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Gallery, GalleryPick } from '../../types/gallery';
import type { ProductFolder } from '../../types/page';
import { FilterBar } from './FilterBar';
import { CardList, GallerySection } from './GallerySection';
import { ProductLinks } from './ProductLinks';
import { countDemos, filterDemos, takeDemos } from './filterDemos';
import { galleryLabels as labels } from './labels';
import styles from './styles.module.css';
import { useGalleryFilters } from './useGalleryFilters';

/** How long a message must stay the same before it is announced, in ms. */
const REST = 600;

/** How many demos are shown at once when the filters change: a screen of them. */
const FIRST_DEMOS = 24;

/** A message once it has stopped changing: screen readers only announce the last one. */
function useDebouncedMessage(message: string): string {
  const [first] = useState(message);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(
      () => setSettled((before) => (before === '' && message === first ? '' : message)),
      REST,
    );
    return () => window.clearTimeout(timer);
  }, [message, first]);
  return settled;
}

export interface GalleryPageProps {
  galleries: readonly Gallery[];
  /** The product of the gallery; undefined for all products. */
  product?: ProductFolder | undefined;
  /** Demos to show first, unless there are filters. */
  picks?: readonly GalleryPick[];
}

/** All demos of the galleries, or those that match the filters. */
export function GalleryPage({ galleries, product, picks = [] }: GalleryPageProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [filters, setFilters] = useGalleryFilters(input);
  const matching = useMemo(() => filterDemos(galleries, filters), [galleries, filters]);
  // A thousand cards take longer to render than a letter to type: the first rows come at
  // once, the others when there is time.
  const isComplete = useDeferredValue(matching) === matching;
  const shown = useMemo(
    () => (isComplete ? matching : takeDemos(matching, FIRST_DEMOS)),
    [isComplete, matching],
  );
  const message = labels.count(countDemos(matching), countDemos(galleries));
  return (
    <main className={styles.page}>
      <header>
        <h1>{labels.title(product)}</h1>
        <p className={styles.lead}>{labels.description(product)}</p>
      </header>
      <ProductLinks product={product} filters={filters} />
      <FilterBar
        ref={input}
        filters={filters}
        onFilters={setFilters}
        onEnter={() => list.current?.querySelector('a')?.focus()}
      >
        <p className={styles.count}>{message}</p>
      </FilterBar>
      <div role="status" className={styles.announcer}>
        {useDebouncedMessage(message)}
      </div>
      <div ref={list}>
        {matching === galleries && picks.length > 0 && (
          <section className={styles.section} aria-labelledby="picks">
            <h2 id="picks">{labels.picks()}</h2>
            <CardList picks={picks} />
          </section>
        )}
        {shown.map((gallery) => (
          <GallerySection
            key={gallery.part}
            gallery={gallery}
            isAlone={Boolean(product)}
          />
        ))}
      </div>
      {matching.length === 0 && (
        <div className={styles.none}>
          <p>{labels.none()}</p>
          <button
            type="button"
            className={styles.reset}
            onClick={() => {
              setFilters({ text: '' });
              input.current?.focus();
            }}
          >
            {labels.reset()}
          </button>
        </div>
      )}
    </main>
  );
}
