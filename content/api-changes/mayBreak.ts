import type { ApiChange } from '../../src/types/apiChange';

/** Changes that may break code, the most certain ones first. */
export const BREAKING: readonly ApiChange['change'][] = [
  'removed',
  'renamed',
  'now required',
  'import path gone',
  'packages changed',
  'default changed',
  'type changed',
];

/**
 * Code refers to these by name. The types of other exports change more often than code
 * has to.
 */
const USED_BY_NAME: readonly ApiChange['kind'][] = [
  'component',
  'prop',
  'slot',
  'event',
  'method',
  'hook',
];

/** Whether code that worked before may have to be edited because of this change. */
export const mayBreak = ({ kind, change }: Pick<ApiChange, 'kind' | 'change'>): boolean =>
  BREAKING.includes(change) && (change !== 'type changed' || USED_BY_NAME.includes(kind));
