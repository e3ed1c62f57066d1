/** The menu of languages. */
export { LanguageMenu } from './LanguageMenu';
