import { DEFAULT_LANGUAGE } from '../config/languages';

export interface LabelReader<K extends string> {
  (language: string, key: K): string;
  /** Returns null for a key that English lacks too. */
  (language: string, key: string): string | null;
}

type Dictionary = Readonly<Record<string, string>>;

/**
 * Creates the function that looks up labels. An unknown language logs an error and falls
 * back to English. A key that a language lacks does the same, with one warning for each.
 * @param dictionaries texts by language and key; English has all keys
 */
export function createLabelReader<K extends string>(
  dictionaries: Readonly<Record<string, Partial<Record<K, string>>>>,
  report: Pick<Console, 'error' | 'warn'> = console,
): LabelReader<K> {
  const warned = new Set<string>();
  const find = (language: string, key: string): string | null => {
    const dictionary = (dictionaries[language] ?? {}) as Dictionary;
    return Object.hasOwn(dictionary, key) ? (dictionary[key] ?? null) : null;
  };
  const read = (language: string, key: string): string | null => {
    const fallback = find(DEFAULT_LANGUAGE, key);
    if (!Object.hasOwn(dictionaries, language)) {
      report.error(
        `There are no labels in the language "${language}"; English is shown. There are: ${Object.keys(dictionaries).join(', ')}.`,
      );
      return fallback;
    }
    const label = find(language, key);
    const id = `${language} ${key}`;
    if (label === null && !warned.has(id)) {
      warned.add(id);
      report.warn(`The labels of "${language}" have no "${key}"; English is shown.`);
    }
    return label ?? fallback;
  };
  return read as LabelReader<K>;
}
