import type { ApiChange } from '../../src/types/apiChange';

/** Changes that may break code, which upgrades are about; the surest ones first. */
export const BREAKING: readonly ApiChange['change'][] = [
  'removed',
  'renamed',
  'now required',
  'import path gone',
  'packages changed',
  'default changed',
  'type changed',
];

/** Code uses these by name. A type of anything else changes more often than code must. */
const USED_BY_NAME: readonly ApiChange['kind'][] = [
  'component',
  'prop',
  'slot',
  'event',
  'method',
  'hook',
];

/** Whether code that worked before may need an edit for this. */
export const mayBreak = ({ kind, change }: Pick<ApiChange, 'kind' | 'change'>): boolean =>
  BREAKING.includes(change) && (change !== 'type changed' || USED_BY_NAME.includes(kind));
