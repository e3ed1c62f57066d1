import { MIN_BREAKABLE_NAME } from '../../../src/config/names';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import { splitName } from '../../../src/lib/splitName';

/** A name as HTML. A long one may break before its capitals, and is copied without a trace of it. */
export const breakName = (name: string): string =>
  name.length < MIN_BREAKABLE_NAME
    ? escapeHtml(name)
    : splitName(name).map(escapeHtml).join('<wbr>');
