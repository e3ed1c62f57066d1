import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/config/languages';

/**
 * Validates a target language.
 * @throws Error with the available languages
 */
export function readLanguage(code: string | undefined): Language {
  const languages = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE);
  const found = languages.find((each) => each === code);
  if (found) return found;
  throw new Error(
    `"${code ?? ''}" is no language that is translated into; there ${languages.length === 1 ? 'is' : 'are'} ${languages.join(', ')}. Another one is added in src/config/languages.ts.`,
  );
}
