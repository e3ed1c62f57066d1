/** Loaded with the first ad that brings markup: most ads are plain text. */
import DOMPurify from 'dompurify';
import { DESCRIPTION_TAGS } from '../../config/ads';

/** Leaves a few inline elements without attributes, and text. */
export const sanitizeHtml = (html: string): string =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: DESCRIPTION_TAGS,
    ALLOWED_ATTR: [],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
