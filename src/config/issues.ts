/**
 * Maximum length of the title and body of a prefilled issue, in characters; hosts refuse
 * longer addresses.
 */
export const MAX_ISSUE_TITLE = 120;
export const MAX_ISSUE_BODY = 3_000;
