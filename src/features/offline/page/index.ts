/** Apart from the feature's door: the offline page is in no other page's script. */
export { pageLabels } from './labels';
export { OfflinePage } from './OfflinePage';
export { renderAddressScript } from './renderAddressScript';
