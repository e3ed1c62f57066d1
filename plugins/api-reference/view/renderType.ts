import { getOwn } from '../../../src/lib/getOwn';
import { MIN_BREAKABLE_NAME, splitName } from '../../../src/lib/splitName';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import { renderLink, type ViewContext } from './viewContext';

/** A string literal, a name with a marker if it is a key, or anything else. */
const TOKEN = /'(?:[^'\\]|\\.)*'|[A-Za-z_$][\w$]*(\??:(?!:))?|[^'A-Za-z_$]+/g;

/** Renders a type with names linked to their page or to their definition on this page. */
export function renderType(type: string, context: ViewContext): string {
  const html = type.replace(TOKEN, (token, key?: string) => {
    if (key !== undefined || !/^[A-Za-z_$]/.test(token)) return breakable(token);
    const page = getOwn(context.links, token);
    if (page !== undefined) return renderLink(context, page, breakName(token));
    if (getOwn(context.types, token) !== undefined) {
      return `<a href="#${context.prefix}type-${token}">${breakName(token)}</a>`;
    }
    return breakName(token);
  });
  return `<code dir="ltr" translate="no">${html}</code>`;
}

/** Allows line breaks before alternatives, after opening brackets and before members. */
const breakable = (text: string) =>
  escapeHtml(text)
    .replaceAll(' | ', ' <wbr>| ')
    .replace(/(?<!\.)(&lt;|[.[])$/, '$1<wbr>');

/**
 * Renders a name as HTML that may wrap before capitals and is copied without extra
 * characters.
 */
export const breakName = (name: string): string =>
  name.length < MIN_BREAKABLE_NAME
    ? escapeHtml(name)
    : splitName(name).map(escapeHtml).join('<wbr>');
