import { toWords } from '../../../../src/lib/toWords';

/** Splits a name, address or anchor into words, in lower case and without a plural s. */
export const splitWords = (name: string): string[] =>
  name
    .split('-')
    .flatMap((part) => toWords(part).split(' '))
    .map((word) => word.toLowerCase().replace(/s$/, ''));
