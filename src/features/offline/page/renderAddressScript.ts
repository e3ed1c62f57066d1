import { APP_PATH } from '../../../config/offline';

/** Where the address that a reader wanted waits until the page has started. */
export const WANTED_KEY = '__wantedAddress';

/**
 * An inline script for the offline page. The worker answers with that page at the address of
 * any other one; Docusaurus, which renders what the address says, would look for a page that
 * is not there. So it finds the offline page's own address, and `restoreAddress` brings the
 * wanted one back.
 * @param baseUrl base of the language
 */
export const renderAddressScript = (baseUrl: string): string => {
  const own = JSON.stringify(baseUrl + APP_PATH);
  // Once only: the head may be put together again after the address has been restored.
  return `if(window.${WANTED_KEY}===undefined){window.${WANTED_KEY}=null;if(location.pathname!==${own}){window.${WANTED_KEY}=location.href;history.replaceState(history.state,"",${own})}}`;
};
