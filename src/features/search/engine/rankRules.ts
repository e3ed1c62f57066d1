/** How much each part of a document says about it. */
export const FIELD_WEIGHTS = { name: 6, keywords: 3, around: 2, text: 1 };

/** Found by `npm run bench:search`: change one, and look at the figures of both languages. */
export const RULES = {
  body: 0.3,
  /** A word found by its beginning, by a typing mistake, or by another word for the same. */
  prefix: 0.5,
  closedPrefix: 0.2,
  fuzzy: 0.4,
  synonym: 0.5,
  translation: 0.9,
  /** For questions, guides come before the reference. */
  guide: 1,
  demo: 0.85,
  api: 0.45,
  /** How soon more of a word says no more. */
  power: 0.7,
  /** How much more a rare word says of what is wanted. */
  rarity: 1,
  /** Finds below which a word is no rarer. */
  rarityFloor: 6,
  /** A fit that counts as the whole word. */
  enough: 0.3,
  /** How much is lost with each word that a section, or its page, does not have. */
  coverage: 1.2,
  pageCoverage: 1.2,
  /** What the page as a whole has to do with the question. */
  wholePage: 0.6,
  pageItself: 0.6,
  /** How often the page as a whole comes to speak of it, in all its sections. */
  pageMass: 0.3,
  /** The page that is called exactly as asked. */
  sameName: 1.5,
  /** Words side by side, as asked. */
  phrase: 0.8,
  /** A name or keyword that is the whole query. */
  wholePhrase: 0.15,
  /** A title or keyword of which the query has every word, by the share of the query that it is. */
  keyword: 2.5,
  /** Another word for the same in it. */
  keywordSynonym: 0.7,
  near: 1.3,
  /** A product that the question names. */
  meant: 1.5,
  /** Pages about old versions, where the question is not about a version. */
  migration: 0.4,
  asksVersions: 2,
  /** For each major that a page about migration is older than the last one. */
  older: 0.04,
  faq: 1.1,
  /** Each further hit of a page, so that there is room for others. */
  further: 0.6,
  exactName: 1000,
};
/** Hits of one page that are listed. */
export const MAX_OF_PAGE = 3;
