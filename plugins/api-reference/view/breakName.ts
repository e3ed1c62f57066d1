import { MIN_BREAKABLE_NAME } from '../../../src/config/names';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import { splitName } from '../../../src/lib/splitName';

/**
 * Renders a name as HTML that may wrap before capitals and is copied without extra
 * characters.
 */
export const breakName = (name: string): string =>
  name.length < MIN_BREAKABLE_NAME
    ? escapeHtml(name)
    : splitName(name).map(escapeHtml).join('<wbr>');
