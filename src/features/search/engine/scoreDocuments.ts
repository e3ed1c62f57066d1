import type { WordFits } from './createWordFinder';
import type { RankTable } from './prepareRanking';
import { RULES } from './rankRules';

/**
 * Scores how well documents match the words of a query, including the page around them,
 * before kind and position count.
 * @param words for each word, the documents in which it was found
 * @param weights of the words
 * @returns documents that contain any word, and a score for every document
 */
export function scoreDocuments(
  { pageOf, itself }: RankTable,
  words: readonly WordFits[],
  weights: readonly number[],
): { ids: number[]; scores: Float64Array } {
  const width = words.length;
  const fits = new Float64Array(pageOf.length * width);
  const best = new Float64Array(itself.length * width);
  const mass = new Float64Array(itself.length * width);
  const scores = new Float64Array(pageOf.length);
  const ids: number[] = [];
  const pages: number[] = [];
  const isKnown = new Uint8Array(pageOf.length);
  const isKnownPage = new Uint8Array(itself.length);
  words.forEach((found, word) => {
    for (const [id, fit] of found) {
      fits[id * width + word] = fit;
      if (!isKnown[id]) {
        isKnown[id] = 1;
        ids.push(id);
      }
      const page = pageOf[id]!;
      if (page < 0) continue;
      const place = page * width + word;
      mass[place]! += fit;
      if (fit > best[place]!) best[place] = fit;
      if (!isKnownPage[page]) {
        isKnownPage[page] = 1;
        pages.push(page);
      }
    }
  });
  divideByMost(mass, width);
  const weigh = createWeigher(weights);
  const pageScores = new Float64Array(itself.length);
  for (const page of pages) {
    const at = page * width;
    pageScores[page] =
      RULES.pageMass * weigh(mass, at, RULES.pageCoverage) +
      RULES.wholePage * weigh(best, at, RULES.pageCoverage) +
      RULES.pageItself * weigh(fits, itself[page]! * width, RULES.coverage);
  }
  for (const id of ids)
    scores[id] = weigh(fits, id * width, RULES.coverage) + (pageScores[pageOf[id]!] ?? 0);
  return { ids, scores };
}

/** Normalizes how often a page contains a word by the page that contains it most. */
function divideByMost(mass: Float64Array, width: number): void {
  const most = new Float64Array(width);
  mass.forEach((each, place) => {
    if (each > most[place % width]!) most[place % width] = each;
  });
  mass.forEach((each, place) => {
    if (each > 0) mass[place] = (each / most[place % width]!) ** RULES.power;
  });
}

/**
 * Combines the fits of all words at one position of a table; missing words reduce the
 * result.
 */
function createWeigher(weights: readonly number[]) {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return (fits: Float64Array, at: number, coverage: number): number => {
    let sum = 0;
    let covered = 0;
    for (let word = 0; word < weights.length; word++) {
      const fit = fits[at + word]!;
      if (fit === 0) continue;
      sum += fit * weights[word]!;
      covered +=
        fit < RULES.enough ? (weights[word]! * fit) / RULES.enough : weights[word]!;
    }
    return sum === 0 ? 0 : (sum / total) * (covered / total) ** coverage;
  };
}
