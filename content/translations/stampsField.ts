/** Front matter field with the stamps of a translated page. */
export const STAMPS_FIELD = 'stamps';
