/**
 * Removes the characters that copied text has for typesetting, such as soft hyphens and
 * zero-width spaces: they are part of a word, and do not end it.
 */
export const dropInvisible = (text: string): string => text.replace(/\p{Cf}/gu, '');
