import { labels } from './labels';
import styles from './panel.module.css';

/**
 * The keys of the list; visual only, since screen readers announce them by themselves.
 */
export function KeyHints() {
  return (
    <ul className={styles.hints} aria-hidden="true">
      <li>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {labels.keyMove()}
      </li>
      <li>
        <kbd>↵</kbd> {labels.keyOpen()}
      </li>
      <li>
        <kbd>Ctrl ↵</kbd> {labels.keyTab()}
      </li>
    </ul>
  );
}
