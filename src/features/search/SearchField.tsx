import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { labels } from './labels';
import styles from './field.module.css';

export interface SearchFieldProps {
  ref?: Ref<HTMLInputElement>;
  text: string;
  onText: (text: string) => void;
  /** Whether the arrow keys select from a list below it. */
  isCombobox?: boolean;
  className?: string;
  /** Content at the end of the line. */
  children?: ReactNode;
}

/** The text field of a search, in the dialog and on the search page. */
export function SearchField({
  ref,
  text,
  onText,
  isCombobox = false,
  className,
  children,
}: SearchFieldProps) {
  return (
    <div className={clsx(styles.field, className)} data-scripted="">
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </svg>
      <input
        ref={ref}
        data-search-input=""
        className={styles.input}
        // Not "search", because browsers then handle Escape and add a clear button.
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
