import { WANTED_KEY } from './renderAddressScript';

/** The window as far as the wanted address concerns it. */
export interface AddressHost {
  history: Pick<History, 'replaceState' | 'state'>;
  [WANTED_KEY]?: string | null;
}

/**
 * Brings the address that the reader wanted back to the address bar. The router is not told,
 * and goes on showing the offline page.
 * @returns the address; undefined if the reader came to the offline page itself
 */
export function restoreAddress(host: AddressHost): string | undefined {
  const wanted = host[WANTED_KEY];
  host[WANTED_KEY] = null;
  if (!wanted) return undefined;
  host.history.replaceState(host.history.state, '', wanted);
  return wanted;
}
