import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { labels } from './labels';
import styles from './field.module.css';

export interface SearchFieldProps {
  ref?: Ref<HTMLInputElement>;
  text: string;
  onText: (text: string) => void;
  /** Whether it chooses from a list below it, with the arrow keys. */
  isCombobox?: boolean;
  className?: string;
  /** Stands at the end of the line. */
  children?: ReactNode;
}

/** The field that a search is typed into, in the dialog and on the page of the search. */
export function SearchField({
  ref,
  text,
  onText,
  isCombobox = false,
  className,
  children,
}: SearchFieldProps) {
  return (
    <div className={clsx(styles.field, className)}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </svg>
      <input
        ref={ref}
        data-search-input=""
        className={styles.input}
        // Not "search": there the browser has an Escape and a button of its own.
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-label={labels.label()}
        placeholder={labels.hint()}
        value={text}
        onChange={(event) => onText(event.target.value)}
        {...(isCombobox && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': false,
          'aria-haspopup': 'listbox',
        })}
      />
      {children}
    </div>
  );
}
