/** Loaded with the first ad that brings markup: most ads are plain text. */
import DOMPurify from 'dompurify';
import { DESCRIPTION_TAGS } from '../../config/ads';

/**
 * Leaves a few inline elements without attributes, and text. `is` goes last: the library only
 * takes its value, since browsers don't forget what an element once was.
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
