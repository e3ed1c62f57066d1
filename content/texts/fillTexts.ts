import type { TextGroup } from './readOwnTexts';

/**
 * The texts of a language, with the English one in the place of each that it lacks. What
 * English does not have is left out: nothing would show it.
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
