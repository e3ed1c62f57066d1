import { useId } from 'react';
import { useCopied } from '../../../components/copyFeedback';
import type { PaletteColors } from '../../../design/assertPaletteColors';
import { labels } from './labels';
import { renderThemeCode } from './renderThemeCode';
import styles from './styles.module.css';

/** Code of the theme for the reader's own application. */
export function ThemeCode({ colors }: { colors: PaletteColors }) {
  const [copied, copy] = useCopied();
  const code = renderThemeCode(colors);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.codeHeader}>
        <p id={id} className={styles.legend}>
          {labels.code()}
        </p>
        <button
          type="button"
          className={styles.secondary}
          aria-live="polite"
          onClick={() => void copy(code)}
        >
          {copied ? labels.copied() : labels.copy()}
        </button>
      </div>
      <pre className={styles.code} dir="ltr" tabIndex={0}>
        <code translate="no">{code}</code>
      </pre>
    </section>
  );
}
