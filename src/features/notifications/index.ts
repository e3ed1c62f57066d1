/** News that a reader has not seen yet, at the link to the page with all news. */
export { WhatsNewLink } from './WhatsNewLink';
