/** Element that is replaced with the status of all translations. */
export const STATUS_ELEMENT = 'TranslationStatus';
