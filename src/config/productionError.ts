/** How many arguments of an address are read; no message has more than a few. */
export const MAX_ERROR_ARGUMENTS = 10;
