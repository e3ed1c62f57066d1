/** Field of the front matter that holds the stamps of a translated page. */
export const STAMPS_FIELD = 'stamps';
