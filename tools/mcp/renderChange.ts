import type { ApiChange } from '../../src/types/apiChange';

/**
 * Maximum length of a type or component list when everything is listed, in characters.
 */
const SHORT = 120;

/** Renders a change as a list item. @param isWhole never shortens types */
export function renderChange(change: ApiChange, isWhole: boolean): string {
  const { kind, name, in: owners, from, to, note } = change;
  const cut = (text: string) =>
    isWhole || text.length <= SHORT ? text : `${text.slice(0, SHORT)}…`;
  const where = owners.length > 0 ? ` of ${cut(owners.join(', '))}` : '';
  const step = [from, to].some(Boolean)
    ? `: \`${cut(from ?? '–')}\` → \`${cut(to ?? '–')}\``
    : '';
  const said = note ? ` (${note.replace(/\s+/g, ' ')})` : '';
  return `- ${kind} \`${name}\`${where} ${change.change}${step}${said}`;
}
