import { MAX_ERROR_ARGUMENTS } from '../../config/productionError';

/** What the address of a short message says. */
export interface ErrorQuery {
  /** As it stands there; null without one. */
  text: string | null;
  /** undefined where the text is no code. */
  code?: number;
  args: string[];
}

/** Reads `?code=12&args[]=foo&args[]=bar`, as the short messages write it. */
export function parseErrorQuery(search: string): ErrorQuery {
  const params = new URLSearchParams(search);
  const text = params.get('code')?.trim() || null;
  return {
    text,
    code: text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined,
    args: params.getAll('args[]').slice(0, MAX_ERROR_ARGUMENTS),
  };
}
