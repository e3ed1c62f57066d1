import type { ApiChange } from '../../../types/apiChange';
import type { Level } from './model';

const LEVELS: Readonly<Partial<Record<ApiChange['change'], Level>>> = {
  removed: 'breaks',
  renamed: 'breaks',
  'import path gone': 'breaks',
  'packages changed': 'breaks',
  'now required': 'breaks',
  'default changed': 'new default',
  'type changed': 'type changed',
  deprecated: 'deprecated',
};

/** Whether the type of a member no longer depends on a type parameter of its owner. */
export const losesParameter = ({ change, from, to }: ApiChange): boolean =>
  change === 'type changed' &&
  PARAMETER.test(from ?? '') &&
  !(to === null || PARAMETER.test(to));

const PARAMETER = /\bT[A-Z]\w*\b/;

/** What a change means for code that uses its name; null if nothing. */
export function getLevel(change: ApiChange): Level | null {
  const level = LEVELS[change.change] ?? null;
  if (level === 'type changed') return isSafe(change) ? null : level;
  return level === 'new default' && !isNewValue(change) ? null : level;
}

/** Defaults that are code, or that one of the majors does not state, say nothing. */
const isNewValue = ({ from, to }: ApiChange): boolean =>
  from !== null && to !== null && !(from.includes('(') && to.includes('('));

/** A type parameter, such as `TDate`: the code decides what it stands for. */
const TYPE_PARAMETER = /\b(?:T[A-Z]\w*|[A-Z])\b/;
/** What the packages pass to code, and not the other way round. */
const PASSED_ON = /Slot|OwnerState/;
const READ_ONLY = /\breadonly |\bReadonlyArray<(\w+)>/g;

/** Whether the value that code passes has a type that the new one includes. */
function isSafe({ kind, from, to }: ApiChange): boolean {
  if (kind === 'type' || kind === 'value' || kind === 'hook') return false;
  if (from === null || to === null) return false;
  if (kind === 'prop' && becomesNullable({ from, to })) return true;
  if (TYPE_PARAMETER.test(from) && !PASSED_ON.test(from))
    return countParameters(to) >= countParameters(from);
  const [before, after] = [from, to].map((type) => new Set(listAlternatives(type)));
  return [...before!].every((each) => after!.has(each));
}

/** Whether a ref can now be empty: then the code that reads it is affected. */
export const becomesNullable = ({ from, to }: Pick<ApiChange, 'from' | 'to'>): boolean =>
  Boolean(to?.includes('| null>') && !from?.includes('| null>'));

/** The parameters of a function type; 0 for other types. */
function countParameters(type: string): number {
  const end = type.startsWith('(') ? type.indexOf(') =>') : -1;
  return end < 0 ? 0 : split(type.slice(1, end), ',').length;
}

/** Alternatives of a type, without what makes no difference to code that writes a value. */
const listAlternatives = (type: string): string[] =>
  split(
    type.replace(READ_ONLY, (_, item?: string) => (item ? `${item}[]` : '')),
    '|',
  ).map((each) => each.replace(/^\((.*)\)$/, '$1'));

/** Splits a type at a character outside all brackets. */
function split(type: string, at: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < type.length; index += 1) {
    const char = type[index]!;
    if ('([{<'.includes(char)) depth += 1;
    // The `>` of an arrow closes nothing.
    else if (')]}'.includes(char) || (char === '>' && type[index - 1] !== '='))
      depth -= 1;
    else if (char === at && depth === 0) {
      parts.push(type.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...parts, type.slice(start).trim()];
}
