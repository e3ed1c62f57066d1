import { useDeferredValue, useMemo, useRef } from 'react';
import type { Gallery } from '../../types/gallery';
import type { ProductFolder } from '../../types/page';
import { countDemos, filterDemos } from './filterDemos';
import { FilterBar } from './FilterBar';
import { GallerySection } from './GallerySection';
import { galleryLabels as labels } from './labels';
import { ProductLinks } from './ProductLinks';
import styles from './styles.module.css';
import { useGalleryFilters } from './useGalleryFilters';
import { useFocusFirstLink } from './useFocusFirstLink';
import { useDebouncedMessage } from './useDebouncedMessage';

export interface GalleryPageProps {
  galleries: readonly Gallery[];
  /** The product of the gallery; undefined for all products. */
  product?: ProductFolder | undefined;
}

/** All demos of the galleries, or those that match the filters. */
export function GalleryPage({ galleries, product }: GalleryPageProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [filters, setFilters] = useGalleryFilters(input);
  // Rendering a thousand cards takes longer than typing a letter.
  const deferredFilters = useDeferredValue(filters);
  const shown = useMemo(
    () => filterDemos(galleries, deferredFilters),
    [galleries, deferredFilters],
  );
  const focusFirstLink = useFocusFirstLink(list, filters, deferredFilters);
  const message = labels.count(countDemos(shown), countDemos(galleries));
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
        onEnter={focusFirstLink}
      >
        <p className={styles.count}>{message}</p>
      </FilterBar>
      <div role="status" className={styles.announcer}>
        {useDebouncedMessage(message)}
      </div>
      <div ref={list}>
        {shown.map((gallery) => (
          <GallerySection
            key={gallery.part}
            gallery={gallery}
            isAlone={Boolean(product)}
          />
        ))}
      </div>
      {shown.length === 0 && (
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
