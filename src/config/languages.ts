/** The languages of the portal; English is the source, Chinese is translated from it. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', zh: '简体中文' };

/** Where each language is mounted, beside other sites of the same domain. */
export const BASE_URLS: Record<Language, string> = { en: '/x/', zh: '/zh/x/' };

/** The language of the running build; Docusaurus sets the variable before it loads the config. */
export const readBuildLanguage = (env: Record<string, string | undefined>): Language =>
  env.DOCUSAURUS_CURRENT_LOCALE === 'zh' ? 'zh' : 'en';
