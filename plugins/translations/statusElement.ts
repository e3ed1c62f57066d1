/** Element of a page in whose place the state of all translations stands. */
export const STATUS_ELEMENT = 'TranslationStatus';
