import { DEFAULT_LANGUAGE } from '../config/languages';

export interface LabelReader<K extends string> {
  (language: string, key: K): string;
  /** null for a key that English does not have either. */
  (language: string, key: string): string | null;
}

type Dictionary = Readonly<Record<string, string>>;

/**
 * Makes the function that looks up labels. An unknown language is an error on the console and
 * gets the English text. So does a key that a language lacks, with one warning for each.
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
