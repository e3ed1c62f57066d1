import { APP_PATH } from '../../../config/offline';

/** Window property that holds the requested address until the page has started. */
const REQUESTED_KEY = '__wantedAddress';

/**
 * An inline script for the offline page. The worker serves that page for the address of
 * any other one; Docusaurus renders what the address says, so it would look for a page
 * that is not cached. The script replaces the address by the offline page's own, and
 * `restoreAddress` restores the requested one.
 * @param baseUrl base of the language
 */
export const renderAddressScript = (baseUrl: string): string => {
  const own = JSON.stringify(baseUrl + APP_PATH);
  // Only once: the head may be rendered again after the address has been restored.
  return `if(window.${REQUESTED_KEY}===undefined){window.${REQUESTED_KEY}=null;if(location.pathname!==${own}){window.${REQUESTED_KEY}=location.href;history.replaceState(history.state,"",${own})}}`;
};

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
