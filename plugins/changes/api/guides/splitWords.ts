import { toWords } from '../../../../src/lib/toWords';

/** The words of a name, an address or an anchor, in lower case and without the s of a plural. */
export const splitWords = (name: string): string[] =>
  name
    .split('-')
    .flatMap((part) => toWords(part).split(' '))
    .map((word) => word.toLowerCase().replace(/s$/, ''));
