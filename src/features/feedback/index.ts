/**
 * Asks at the end of a page whether it helped, if an endpoint is configured.
 *
 * - `Feedback` is the only part in a page's script; without an endpoint it renders and
 *   loads nothing.
 * - `createFeedbackQueue` stores what could not be sent and retries.
 */
export { Feedback } from './Feedback';
