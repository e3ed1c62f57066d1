import type { ApiHookSignature } from '../../../src/types/api';

/**
 * Longest definition that stays on one line, in characters, so that it fits on a phone.
 */
const MAX_LENGTH = 44;

const OPENERS = '{([<';
const CLOSERS = '})]>';

/**
 * Formats a long object type with one member per line.
 * @param type on one line, such as `{ a: string; b?: (value: number) => void }`
 * @returns any other type unchanged
 */
export function breakDefinition(type: string): string {
  if (type.length <= MAX_LENGTH || !type.startsWith('{ ') || !type.endsWith(' }'))
    return type;
  const members = splitMembers(type.slice(2, -2));
  return members === undefined
    ? type
    : `{\n${members.map((member) => `  ${member};`).join('\n')}\n}`;
}

/** @returns undefined if the text is not the body of a single object type */
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
    // The `>` of an arrow closes nothing.
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

/** Prints a hook as a declaration, on one line if it is short enough. */
export function printCall(name: string, signature: ApiHookSignature): string {
  const generics = signature.typeParameters.length
    ? `<${signature.typeParameters.join(', ')}>`
    : '';
  const params = signature.params.map(
    (param) => `${param.name}${param.optional ? '?' : ''}: ${param.type}`,
  );
  const inline = `function ${name}${generics}(${params.join(', ')}): ${signature.result.type}`;
  if (inline.length <= 90 || params.length === 0) return inline;
  return `function ${name}${generics}(\n  ${params.join(',\n  ')},\n): ${signature.result.type}`;
}
