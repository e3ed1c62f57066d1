import { splitFrontMatter } from './splitFrontMatter';

const toPattern = (name: string): RegExp =>
  new RegExp(`^${name}:[^\\n]*\\n(?:[ \\t]+[^\\n]*\\n)*`, 'm');

/**
 * Returns a field of a page's front matter as written, with its line end; empty if the
 * page does not have it.
 */
export const getField = (text: string, name: string): string =>
  toPattern(name).exec(splitFrontMatter(text).fields)?.[0] ?? '';

/**
 * Sets a field of a page's front matter, which becomes the last one.
 * @param field as written, with its line end; empty to remove it
 * @throws Error if the page has no front matter
 */
export function setField(text: string, name: string, field: string): string {
  const { head, fields, body } = splitFrontMatter(text);
  if (!head) throw new Error('The page has no front matter; it begins with ---.');
  return `---\n${fields.replace(toPattern(name), '')}${field}---\n${body}`;
}
