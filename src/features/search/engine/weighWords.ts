import type { WordFits } from './createWordFinder';
import { RULES } from './rankRules';

/**
 * Weight of each word of a query: a rare one counts more than one that is on every page.
 * @param words for each word, the documents in which it was found
 * @param count of all documents
 */
export const weighWords = (words: readonly WordFits[], count: number): number[] =>
  words.map((found) => {
    let sum = RULES.rarityFloor;
    for (const fit of found.values()) sum += fit;
    return Math.log(1 + count / sum) ** RULES.rarity;
  });
