/** Key of localStorage for the last report of the upgrade check, with what is done. */
export const UPGRADE_REPORT_KEY = 'upgrade-check:report';
/** A longer report is not stored, in characters: browsers store about 5 million in all. */
export const MAX_STORED_REPORT = 1_500_000;
/** Larger files are not read, in bytes. */
export const MAX_CHECKED_SIZE = 8_000_000;
/** A longer pasted text is cut to this length, in characters. */
export const MAX_PASTED = 1_000_000;
