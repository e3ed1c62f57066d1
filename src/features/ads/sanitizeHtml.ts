/** Loaded with the first ad that contains markup: most ads are plain text. */
import DOMPurify from 'dompurify';
import { DESCRIPTION_TAGS } from '../../config/ads';

/**
 * Keeps text and a few inline elements without attributes. `is` is removed last: the
 * library only clears its value, because browsers do not change an element once it is
 * created.
 */
export function sanitizeHtml(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: DESCRIPTION_TAGS,
    ALLOWED_ATTR: [],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
  for (const element of template.content.querySelectorAll('[is]'))
    element.removeAttribute('is');
  return template.innerHTML;
}
