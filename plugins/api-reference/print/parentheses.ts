import type ts from 'typescript';
import type { PrintContext, PrintState } from './printContext';

const OPENING = '([{<';
const CLOSING = ')]}>';

/** Whether a printed type has an operator outside brackets and strings. */
export function needsParentheses(text: string): boolean {
  if (/^(keyof|readonly|new) /.test(text)) return true;
  let depth = 0;
  let isString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (char === "'") isString = !isString;
    if (isString) continue;
    const isArrow = char === '=' && text[index + 1] === '>';
    if (depth === 0 && (isArrow || '|&?'.includes(char))) return true;
    if (isArrow) index += 1;
    else if (OPENING.includes(char)) depth += 1;
    else if (CLOSING.includes(char)) depth -= 1;
  }
  return false;
}

/** Prints a type where functions, unions and intersections need parentheses. */
export function group(type: ts.Type, context: PrintContext, state: PrintState): string {
  const text = context.print(type, context, state);
  return needsParentheses(text) ? `(${text})` : text;
}
