import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { PLAN_CHOICES, type GalleryFilters } from './filterDemos';
import { PLAN_NAMES } from '../../types/page';
import { galleryLabels as labels } from './labels';
import styles from './styles.module.css';

interface FilterBarProps {
  /** The text field. */
  ref: Ref<HTMLInputElement>;
  filters: GalleryFilters;
  onFilters: (filters: GalleryFilters) => void;
  /** Called on Enter or the down arrow in the field, to move to the demos. */
  onEnter: () => void;
  /** Content at the end of the line. */
  children: ReactNode;
}

/** The text field and plans that filter the gallery. Escape clears the field. */
export function FilterBar({
  ref,
  filters,
  onFilters,
  onEnter,
  children,
}: FilterBarProps) {
  const name = useId();
  const planNames = {
    community: labels.community(),
    ...PLAN_NAMES,
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && filters.text) {
      event.preventDefault();
      onFilters({ ...filters, text: '' });
    }
    if (event.key === 'Enter' || event.key === 'ArrowDown') {
      event.preventDefault();
      onEnter();
    }
  };
  return (
    <div className={styles.bar}>
      <div className={styles.filters} role="search">
        <input
          ref={ref}
          className={styles.field}
          type="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={labels.field()}
          placeholder={labels.field()}
          value={filters.text}
          onChange={({ target }) => onFilters({ ...filters, text: target.value })}
          onKeyDown={handleKey}
        />
        <fieldset className={styles.choice}>
          <legend className={styles.label}>{labels.plans()}</legend>
          <div className={styles.plans}>
            {[undefined, ...PLAN_CHOICES].map((plan) => (
              <label key={plan ?? ''} className={styles.plan}>
                <input
                  type="radio"
                  name={name}
                  checked={filters.plan === plan}
                  onChange={() => onFilters({ ...filters, plan })}
                />
                <span className={styles.chip}>
                  {plan ? planNames[plan] : labels.all()}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      {children}
    </div>
  );
}
