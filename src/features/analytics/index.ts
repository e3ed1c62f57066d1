/**
 * Measures how the site is used, where the deployment and the reader want it.
 *
 * - `track` is the one way to tell of something; it is safe everywhere.
 * - `client.ts` is a client module of docusaurus.config.ts. It returns at once unless an id is
 *   configured, the host is the docs domain and the reader does not ask not to be tracked;
 *   otherwise it loads everything else.
 * - A click on an element inside `data-ga-event-category` is told with that category,
 *   `data-ga-event-action`, `data-ga-event-label` and the share `data-ga-event-split`.
 * - A click on an element with `data-ask-consent` brings the consent banner back.
 */
export { track } from './track';
