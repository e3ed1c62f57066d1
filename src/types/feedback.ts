/**
 * What `FEEDBACK_ENDPOINT` gets, as JSON. A comment comes as a second message with the id of
 * its vote, so that a vote counts even if its reader leaves. Nothing in it is about the reader.
 */
export interface FeedbackMessage {
  /** Random; the same for a vote, its comment, and every attempt to send them. */
  id: string;
  vote: 'up' | 'down';
  /** Empty in the first message. */
  comment: string;
  /** Path of the page without its language: `/x/react-charts/bars`. */
  path: string;
  language: string;
  /** `x-charts`; null where the page belongs to no single product. */
  productId: string | null;
  /** The documented packages, by name. */
  packageVersions: Record<string, string>;
}
