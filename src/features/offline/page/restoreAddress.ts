import { REQUESTED_KEY } from './renderAddressScript';

/** The window, as far as the requested address needs it. */
export interface AddressHost {
  history: Pick<History, 'replaceState' | 'state'>;
  [REQUESTED_KEY]?: string | null;
}

/**
 * Restores the requested address in the address bar. The router is not notified, and
 * keeps showing the offline page.
 * @returns the address; undefined if the reader opened the offline page itself
 */
export function restoreAddress(host: AddressHost): string | undefined {
  const requested = host[REQUESTED_KEY];
  host[REQUESTED_KEY] = null;
  if (!requested) return undefined;
  host.history.replaceState(host.history.state, '', requested);
  return requested;
}
