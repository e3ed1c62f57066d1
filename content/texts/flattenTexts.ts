import type { TextGroup } from './readOwnTexts';

/** Flattens texts to dotted keys: `tabs.hooks.title`. */
export function flattenTexts(texts: TextGroup, group = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text !== 'string')
      Object.assign(flat, flattenTexts(text, `${group}${key}.`));
    else if (text) flat[`${group}${key}`] = text;
  }
  return flat;
}
