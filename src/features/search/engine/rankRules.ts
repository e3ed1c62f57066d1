/** Weight of each field of a document. */
export const FIELD_WEIGHTS = { name: 6, keywords: 3, around: 2, text: 1 };

/** The same for a rare name in code. */
export const NAME_FIELD_WEIGHTS = { name: 6, keywords: 2, around: 0.3, text: 1 };

/**
 * Tuned with `npm run bench:search`: after a change, compare the results of both
 * languages.
 */
export const RULES = {
  body: 0.3,
  /** The same for a rare name in code. */
  rareNameBody: 0.9,
  /** Number of texts up to which a name in code is rare. */
  rareName: 20,
  /** A match by prefix, by typo, or by synonym. */
  prefix: 0.5,
  closedPrefix: 0.2,
  fuzzy: 0.4,
  synonym: 0.5,
  translation: 0.9,
  /** For questions, guides are ranked above the reference. */
  guide: 1,
  demo: 0.85,
  api: 0.45,
  /** How fast further occurrences of a word add less. */
  power: 0.7,
  /** How much more a rare word counts. */
  rarity: 1,
  /** The same for a name in code, up to a sum of its matches. */
  nameRarity: 1.5,
  nameRarityMost: 30,
  /** Matches below which a word does not count as rarer. */
  rarityFloor: 6,
  /** Minimum fit of a complete match. */
  enough: 0.3,
  /** Penalty for each word that is missing in a section or its page. */
  coverage: 1.2,
  pageCoverage: 1.2,
  /** Influence of the page as a whole. */
  wholePage: 0.6,
  pageItself: 0.6,
  /** Influence of how often all sections of the page mention a word. */
  pageMass: 0.3,
  /** A page whose name equals the query. */
  sameName: 1.5,
  /** Least score of a prop whose name has the words of the query, as a share of the best. */
  spelledProp: 0.65,
  /** Adjacent words, as in the query. */
  phrase: 0.8,
  /** A name or keyword that equals the whole query. */
  wholePhrase: 0.15,
  /** A title or keyword whose words are all in the query, by its share of the query. */
  keyword: 2.5,
  /** Penalty if it matches by a synonym. */
  keywordSynonym: 0.7,
  near: 1.3,
  /** A product that the query names. */
  meant: 1.5,
  /** Pages about old versions, unless the query is about a version. */
  migration: 0.4,
  asksVersions: 2,
  /** The migration page itself, if the query has a name in code: a section has the answer. */
  migrationItself: 0.5,
  /** Penalty of a migration page for each major that it is behind the latest. */
  older: 0.04,
  faq: 1.1,
  /** Penalty for each further hit of a page, to make room for others. */
  further: 0.6,
  /** Least score of a further hit of a page, as a share of the best hit's. */
  furtherLeast: 0.08,
  exactName: 1000,
};
/** Maximum number of listed hits of one page. */
export const MAX_OF_PAGE = 3;
