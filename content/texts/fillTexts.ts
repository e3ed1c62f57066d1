import type { TextGroup } from './readOwnTexts';

/**
 * Fills missing texts of a language with the English ones. Texts that English does not
 * have are dropped, because nothing would show them.
 */
export function fillTexts<T extends object>(english: T, own: TextGroup): T {
  const filled = Object.entries(english).map(([key, text]: [string, unknown]) => {
    const mine = Object.hasOwn(own, key) ? own[key] : undefined;
    if (typeof text === 'string')
      return [key, typeof mine === 'string' && mine ? mine : text];
    return [key, fillTexts(text as TextGroup, typeof mine === 'object' ? mine : {})];
  });
  return Object.fromEntries(filled) as T;
}
