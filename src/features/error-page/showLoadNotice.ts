import { labels } from './labels';
import styles from './styles.module.css';

const ATTRIBUTE = 'data-load-notice';

/**
 * Without React, which has not started on such a page; once, even if several files are
 * missing.
 */
export function showLoadNotice(): void {
  if (document.querySelector(`[${ATTRIBUTE}]`)) return;
  const notice = document.createElement('div');
  notice.className = styles.notice ?? '';
  notice.setAttribute(ATTRIBUTE, '');
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = labels.loadTitle();
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary';
  button.textContent = labels.reload();
  button.addEventListener('click', () => window.location.reload());
  notice.append(text, button);
  document.body.append(notice);
}
