import { OWN_BASE } from './versions';

export interface LanguageEntry {
  /** The language's own name, for the language menu. */
  name: string;
  /** For `lang` and `hreflang` attributes, as a BCP 47 tag. */
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  /** Name of the language's Day.js locale, for the calendars of the color page. */
  dateLocale: string;
  /**
   * Name of the locale in the bundles of Material UI and MUI X, whose texts demos show.
   * Without one, or if a package has no such bundle, these texts are English.
   */
  muiLocale?: string;
  /**
   * All titles and labels are translated: a missing one fails the tests. Otherwise it
   * shows in English.
   */
  complete?: boolean;
}

/**
 * The languages of the portal. To add one, add a line here and its folder `i18n/<code>`.
 */
const TABLE = {
  en: {
    name: 'English',
    htmlLang: 'en',
    direction: 'ltr',
    dateLocale: 'en',
    complete: true,
  },
  zh: {
    name: '简体中文',
    htmlLang: 'zh-CN',
    direction: 'ltr',
    dateLocale: 'zh-cn',
    muiLocale: 'zhCN',
    complete: true,
  },
} satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof TABLE;

/** The source of all translations and the fallback language. */
export const DEFAULT_LANGUAGE = 'en';

/**
 * Derives everything from a table of languages. Tests pass their own tables.
 * @param table with an entry for English
 * @param base path of the default language, with slashes around it
 */
export function makeLanguages<L extends string>(
  table: Readonly<Record<L, LanguageEntry>>,
  base: string = OWN_BASE,
) {
  const LANGUAGES = Object.keys(table) as L[];
  const isLanguage = (code: string | undefined): code is L =>
    LANGUAGES.some((each) => each === code);
  return {
    /** Codes, in the order of the menu of languages. */
    LANGUAGES,
    LANGUAGE_TABLE: table,
    /** Where each language is mounted, beside other sites of the same domain. */
    BASE_URLS: Object.fromEntries(
      LANGUAGES.map((code) => [code, addLanguage(base, code)]),
    ) as Record<L, string>,
    /** @throws Error for an unknown language */
    toLanguage: (code: string): L => {
      if (isLanguage(code)) return code;
      throw new Error(
        `"${code}" is no language of this site; it has ${LANGUAGES.join(', ')}. Add it to src/config/languages.ts.`,
      );
    },
  };
}

/**
 * The path of a language below a path of the default one.
 * @param base with slashes around it
 */
export function addLanguage(base: string, code: string): string {
  return code === DEFAULT_LANGUAGE ? base : `/${code}${base}`;
}

export const { LANGUAGES, LANGUAGE_TABLE, BASE_URLS, toLanguage } =
  makeLanguages<Language>(TABLE);

/**
 * Languages that readers can choose for MUI's texts in demos, by BCP 47 tag: those of the
 * site, and one that shows a bundle of all packages.
 */
export const DEMO_LANGUAGES: Readonly<
  Record<string, Pick<LanguageEntry, 'name' | 'muiLocale'>>
> = {
  ...Object.fromEntries(LANGUAGES.map(toDemoLanguage)),
  'pt-BR': { name: 'Português', muiLocale: 'ptBR' },
};

function toDemoLanguage(code: Language) {
  const { htmlLang, name, muiLocale }: LanguageEntry = LANGUAGE_TABLE[code];
  return [htmlLang, { name, muiLocale }] as const;
}

/**
 * The language of the running build; Docusaurus sets the variable before it loads the
 * config.
 * @throws Error for an unknown language
 */
export const readBuildLanguage = (env: Record<string, string | undefined>): Language =>
  toLanguage(env.DOCUSAURUS_CURRENT_LOCALE ?? DEFAULT_LANGUAGE);
