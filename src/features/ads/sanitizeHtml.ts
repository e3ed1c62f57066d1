/** Loaded with the first ad that brings markup: most ads are plain text. */
import DOMPurify from 'dompurify';
import { DESCRIPTION_TAGS } from '../../config/ads';

/**
 * Leaves a few inline elements without attributes, and text. An element with `is` goes with its
 * text: in a string, the library would leave the attribute, without a value.
 */
export function sanitizeHtml(html: string): string {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: DESCRIPTION_TAGS,
    ALLOWED_ATTR: [],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const box = fragment.ownerDocument.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}
