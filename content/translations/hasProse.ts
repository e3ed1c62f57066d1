/**
 * Whether a section has text to translate besides code, tags, names in code and
 * addresses.
 */
export function hasProse(text: string): boolean {
  const words = text
    .replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm, '')
    .replace(/`[^`]*`/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .match(/[a-z]{2,}/gi);
  return (words?.length ?? 0) > 1;
}
