import { getMedian } from './getMedian';
import { CATEGORIES, type ReportFigures } from './readReport';

/**
 * Computes the medians of several audits of a page, with all faults that were found.
 * @param runs at least one
 */
export function mergeRuns(runs: readonly ReportFigures[]): ReportFigures {
  const median = (read: (run: ReportFigures) => number): number =>
    getMedian(runs.map(read));
  const scores = CATEGORIES.map((each) => [each, median(({ scores }) => scores[each])]);
  return {
    scores: Object.fromEntries(scores) as ReportFigures['scores'],
    fcp: median(({ fcp }) => fcp),
    lcp: median(({ lcp }) => lcp),
    blocking: median(({ blocking }) => blocking),
    shift: median(({ shift }) => shift),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))].sort(),
  };
}
