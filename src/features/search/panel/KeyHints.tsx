import { labels } from './labels';
import styles from './panel.module.css';

/** Which keys work in the list; for the eye alone, screen readers tell it by themselves. */
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
