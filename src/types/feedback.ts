/**
 * The JSON that is sent to `FEEDBACK_ENDPOINT`. A comment is a second message with the id
 * of its vote, so that a vote counts even if the reader leaves. It contains no personal
 * data.
 */
export interface FeedbackMessage {
  /** Random; the same for a vote, its comment, and all attempts to send them. */
  id: string;
  vote: 'up' | 'down';
  /** Empty in the first message. */
  comment: string;
  /** Path of the page without its language: `/x/react-charts/bars`. */
  path: string;
  language: string;
  /** `x-charts`; null if the page belongs to no single product. */
  productId: string | null;
  /** The documented packages, by name. */
  packageVersions: Record<string, string>;
}
