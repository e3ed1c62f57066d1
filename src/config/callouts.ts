/** The kinds of callouts that a page may have: `:::note` to `:::danger`. */
export const CALLOUT_KINDS = ['note', 'tip', 'warning', 'danger'] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];
