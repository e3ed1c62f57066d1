/** How many arguments of an address are read; no message has more than a few. */
export const MAX_ERROR_ARGUMENTS = 10;

/** The parameters in the address of a short message. */
export interface ErrorQuery {
  /** The code as text; null if there is none. */
  text: string | null;
  /** undefined if the text is not a code. */
  code?: number;
  args: string[];
}

/** Parses `?code=12&args[]=foo&args[]=bar`, the format of the short messages. */
export function parseErrorQuery(search: string): ErrorQuery {
  const params = new URLSearchParams(search);
  const text = params.get('code')?.trim() || null;
  return {
    text,
    code: text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined,
    args: params.getAll('args[]').slice(0, MAX_ERROR_ARGUMENTS),
  };
}
