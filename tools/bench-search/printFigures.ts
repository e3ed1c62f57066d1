import type { QuestionFigures } from './measureQuestions';

const toPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/**
 * Prints one line: the number of questions, the share of first and of top three hits, and
 * the MRR.
 */
export const printFigures = (name: string, figures: QuestionFigures): string =>
  [
    name.padEnd(24),
    String(figures.count).padStart(5),
    toPercent(figures.first).padStart(9),
    toPercent(figures.three).padStart(9),
    figures.mrr.toFixed(3).padStart(7),
  ].join('');
