import { getMedian } from './getMedian';

/** The relevant parts of a Lighthouse report. */
export interface LighthouseReport {
  runtimeError?: { message: string };
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

export const CATEGORIES = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
] as const;

/** An audit of a page: scores from 0 to 100, times in ms. */
export interface ReportFigures {
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** First and largest contentful paint. */
  fcp: number;
  lcp: number;
  /** Total blocking time. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Failing audits that lower a score other than performance. */
  faults: string[];
}

/** @throws Error if the report lacks a required audit */
export function readReport(report: LighthouseReport): ReportFigures {
  const read = (audit: string): number => {
    const value = report.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`The report of Lighthouse has no ${audit}.`);
    return value;
  };
  const scores = CATEGORIES.map((each) => [
    each,
    Math.round((report.categories[each]?.score ?? NaN) * 100),
  ]);
  const faults = CATEGORIES.slice(1).flatMap((each) =>
    (report.categories[each]?.auditRefs ?? []).filter(({ id, weight }) => {
      const score = report.audits[id]?.score ?? 1;
      return weight > 0 && score < 1;
    }),
  );
  return {
    scores: Object.fromEntries(scores) as ReportFigures['scores'],
    fcp: read('first-contentful-paint'),
    lcp: read('largest-contentful-paint'),
    blocking: read('total-blocking-time'),
    shift: read('cumulative-layout-shift'),
    faults: faults.map(({ id }) => id),
  };
}

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
