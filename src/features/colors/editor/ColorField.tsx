import { useId, type Ref } from 'react';
import type { PaletteRole } from '../../../design/tokens';
import { labels } from './labels';
import styles from './styles.module.css';

export interface ColorFieldProps {
  ref: Ref<HTMLInputElement>;
  role: PaletteRole;
  text: string;
  /** The color as `#rrggbb`. */
  hex: string;
  hasError: boolean;
  onType: (text: string) => void;
  onPick: (hex: string) => void;
  onLeave: () => void;
  /** Resets the role's color; undefined if it has none. */
  onClear?: () => void;
}

/** The main color of a role, as a text field and a native color field. */
export function ColorField(props: ColorFieldProps) {
  const { ref, role, text, hex, hasError, onType, onPick, onLeave, onClear } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.group}>
      <label className={styles.legend} htmlFor={id}>
        {labels.main(role)}
      </label>
      <div className={styles.row}>
        <input
          type="color"
          className={styles.colorInput}
          aria-label={labels.picker(role)}
          value={hex}
          onChange={({ target }) => onPick(target.value)}
        />
        <input
          ref={ref}
          id={id}
          className={styles.textInput}
          type="text"
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          value={text}
          aria-invalid={hasError}
          aria-describedby={hintId}
          onChange={({ target }) => onType(target.value)}
          onBlur={onLeave}
        />
        {onClear && (
          <button type="button" className={styles.secondary} onClick={onClear}>
            {labels.clear()}
          </button>
        )}
      </div>
      <p id={hintId} className={hasError ? styles.error : styles.hint} aria-live="polite">
        {hasError ? labels.noColor(text) : labels.hint()}
      </p>
    </div>
  );
}
