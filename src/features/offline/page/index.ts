/**
 * Separate from the feature's public API: no other page's script contains the offline
 * page.
 */
export { pageLabels } from './labels';
export { OfflinePage } from './OfflinePage';
export { renderAddressScript } from './requestedAddress';
