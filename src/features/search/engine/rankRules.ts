/** How much each part of a document says about it. */
export const FIELD_WEIGHTS = { name: 6, keywords: 4, around: 2, text: 1 };
export const BODY_WEIGHT = 0.6;

/** A word found by its beginning, by a typing mistake, or by another word for the same. */
export const FOUND_BY = { prefix: 0.5, fuzzy: 0.4, synonym: 0.5 };

/** For questions, guides come before the reference. */
export const KIND_WEIGHTS = { guide: 1, demo: 0.6, api: 0.45 };
/** The page that is called exactly as asked. */
export const SAME_NAME = 2;
export const NEAR_PRODUCT = 1.3;
/** Pages about old versions, where the question is not about a version. */
export const MIGRATION_WEIGHT = 0.4;
export const EXACT_NAME = 1000;
/** Hits of one page that are listed. */
export const MAX_OF_PAGE = 3;
