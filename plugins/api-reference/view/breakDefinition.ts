/** What fits into a line of a phone stays in one, in characters. */
const MAX_LENGTH = 44;

const OPENERS = '{([<';
const CLOSERS = '})]>';

/**
 * Lays out a long object type with each member on a line of its own.
 * @param type in one line, as `{ a: string; b?: (value: number) => void }`
 * @returns any other type as it is
 */
export function breakDefinition(type: string): string {
  if (type.length <= MAX_LENGTH || !type.startsWith('{ ') || !type.endsWith(' }'))
    return type;
  const members = splitMembers(type.slice(2, -2));
  return members === undefined
    ? type
    : `{\n${members.map((member) => `  ${member};`).join('\n')}\n}`;
}

/** @returns undefined where the text is more than the inside of one object */
function splitMembers(text: string): string[] | undefined {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (const [index, sign] of [...text].entries()) {
    if (quote) {
      if (sign === quote && text[index - 1] !== '\\') quote = '';
    } else if (sign === "'" || sign === '`') quote = sign;
    else if (OPENERS.includes(sign)) depth += 1;
    // The end of an arrow closes nothing.
    else if (CLOSERS.includes(sign) && !(sign === '>' && text[index - 1] === '='))
      depth -= 1;
    else if (sign === ';' && depth === 0) {
      members.push(text.slice(start, index).trim());
      start = index + 1;
    }
    if (depth < 0) return undefined;
  }
  const last = text.slice(start).trim();
  return last === '' ? members : [...members, last];
}
