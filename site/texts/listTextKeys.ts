import type { TextGroup } from './readOwnTexts';

/** Keys of all texts that are there, with dots between the groups: `tabs.hooks.title`. */
export const listTextKeys = (texts: object): string[] =>
  Object.entries(texts as TextGroup).flatMap(([key, text]) =>
    typeof text === 'string'
      ? text && [key]
      : listTextKeys(text).map((inner) => `${key}.${inner}`),
  );
