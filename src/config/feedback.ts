export const VOTES = ['up', 'down'] as const;
export type Vote = (typeof VOTES)[number];

/** Longest comment, in characters. */
export const MAX_COMMENT_LENGTH = 1_000;

/** Key of localStorage for what is not sent yet, and how many messages may wait there. */
export const FEEDBACK_QUEUE_KEY = 'docs-feedback-queue';
export const MAX_WAITING_FEEDBACK = 20;

/** Key of localStorage for the reader's votes, and how many are stored. */
export const FEEDBACK_VOTES_KEY = 'docs-feedback-votes';
export const MAX_REMEMBERED_VOTES = 200;

/** How long after a failure the next attempt comes, in ms; it doubles up to the longest time. */
export const FIRST_RETRY = 2_000;
export const LONGEST_RETRY = 300_000;
/** How long the endpoint may take to answer, in ms. */
export const SEND_TIMEOUT = 10_000;
/** Refusals that are worth another attempt although the request was the reader's fault. */
export const PASSING_REFUSALS = [408, 425, 429];
