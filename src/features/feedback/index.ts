/**
 * Asks at the end of a page whether it helped, where a deployment says where the answers go.
 *
 * - `Feedback` is all that a page carries; without an endpoint it renders and loads nothing.
 * - `createFeedbackQueue` keeps what could not be sent and tries again.
 */
export { Feedback } from './Feedback';
