/**
 * Analytics, if the deployment enables it and the reader agrees.
 *
 * - `track` reports an event; it is safe to call anywhere.
 * - `client.ts` is a client module of docusaurus.config.ts. It returns at once unless an
 *   id is configured, the host is the docs domain and the reader's browser does not
 *   object to tracking; otherwise it loads the rest.
 * - A click on an element inside `data-ga-event-category` is reported with that category,
 *   `data-ga-event-action`, `data-ga-event-label` and the share `data-ga-event-split`.
 * - A click on an element with `data-ask-consent` shows the consent banner again.
 */
export { track } from './track';
