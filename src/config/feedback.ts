export const VOTES = ['up', 'down'] as const;
export type Vote = (typeof VOTES)[number];

/** Maximum length of a comment, in characters. */
export const MAX_COMMENT_LENGTH = 1_000;

/** Key of localStorage for messages that are not sent yet, and their maximum number. */
export const FEEDBACK_QUEUE_KEY = 'docs-feedback-queue';
export const MAX_WAITING_FEEDBACK = 20;

/** Key of localStorage for the reader's votes, and how many are stored. */
export const FEEDBACK_VOTES_KEY = 'docs-feedback-votes';
export const MAX_REMEMBERED_VOTES = 200;

/** Delay of the first retry after a failure, in ms; it doubles up to the maximum. */
export const FIRST_RETRY = 2_000;
export const LONGEST_RETRY = 300_000;
/** Timeout of a request, in ms. */
export const SEND_TIMEOUT = 10_000;
/** Client errors that are worth a retry nevertheless. */
export const PASSING_REFUSALS = [408, 425, 429];
