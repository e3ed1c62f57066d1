import type { ApiChange } from '../../../src/types/apiChange';
import { BREAKING } from '../../../content/api-changes/mayBreak';

/** The kinds of changed entries, in the order of the page. */
export const CHANGE_KINDS: readonly ApiChange['kind'][] = [
  'component',
  'prop',
  'slot',
  'class',
  'event',
  'method',
  'hook',
  'value',
  'type',
  'member',
];

/** The kinds of changes: first what breaks code, then what will, then additions. */
export const CHANGE_ORDER: readonly ApiChange['change'][] = [
  ...BREAKING,
  'deprecated',
  'now optional',
  'added',
];

/** Sorts changes of one kind of entry, by kind of change and name. */
export const sortChanges = (changes: readonly ApiChange[]): ApiChange[] =>
  [...changes].sort(
    (a, b) =>
      CHANGE_ORDER.indexOf(a.change) - CHANGE_ORDER.indexOf(b.change) ||
      compare(a.name, b.name) ||
      compare(a.in.join(), b.in.join()),
  );

/** Independent of the locale, which differs between machines. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
