import { useId } from 'react';
import { getProductName } from '../../../components/getProductName';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../types/page';
import { SEARCH_KINDS, type SearchKind } from '../../../types/search';
import styles from './filters.module.css';
import { labels } from './labels';

/** Filters of a search; everything if empty. */
export interface SearchFilters {
  product?: ProductFolder | undefined;
  kind?: SearchKind | undefined;
}

export interface FiltersProps {
  filters: SearchFilters;
  onFilters: (filters: SearchFilters) => void;
}

/** Filters a search by kind and product. */
export function Filters({ filters, onFilters }: FiltersProps) {
  const name = useId();
  const kinds = {
    guide: labels.guides(),
    api: labels.api(),
    demo: labels.demos(),
  };
  return (
    <div className={styles.filters} data-scripted="">
      <fieldset className={styles.kinds}>
        <legend>{labels.kinds()}</legend>
        {[undefined, ...SEARCH_KINDS].map((kind) => (
          <label key={kind ?? ''} className={styles.chip}>
            <input
              type="radio"
              name={name}
              checked={filters.kind === kind}
              onChange={() => onFilters({ ...filters, kind })}
            />
            <span>{kind ? kinds[kind] : labels.all()}</span>
          </label>
        ))}
      </fieldset>
      <span className={styles.products}>
        <select
          className={styles.product}
          aria-label={labels.product()}
          value={filters.product ?? ''}
          onChange={({ target }) =>
            onFilters({
              ...filters,
              product: PRODUCT_FOLDERS.find((product) => product === target.value),
            })
          }
        >
          <option value="">{labels.allProducts()}</option>
          {PRODUCT_FOLDERS.map((product) => (
            <option key={product} value={product}>
              {getProductName(product)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
