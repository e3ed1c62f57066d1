import type { AuditReport } from './findAuditProblems';

/**
 * Parses the output of `npm audit --json`.
 * @returns the report, or why there is none: the registry does not support audits, or
 *   cannot be reached
 * @throws Error if npm failed for another reason, such as a missing lockfile
 */
export function readAuditReport(text: string): AuditReport | { missing: string } {
  const answer = parse(text);
  if (answer?.vulnerabilities) return { vulnerabilities: answer.vulnerabilities };
  // Only a failed request has a top-level message.
  if (answer?.message) return { missing: answer.message };
  throw new Error(
    `npm audit failed: ${answer?.error?.summary || text.slice(0, 200)} Run it by hand: npm audit`,
  );
}

/** Merges reports of several folders; if one is missing, so is the result. */
export function mergeReports(
  reports: readonly ReturnType<typeof readAuditReport>[],
): ReturnType<typeof readAuditReport> {
  const entries: [string, AuditReport['vulnerabilities'][string]][] = [];
  for (const [index, report] of reports.entries()) {
    if ('missing' in report) return report;
    for (const [name, found] of Object.entries(report.vulnerabilities))
      entries.push([`${index} ${name}`, found]);
  }
  return { vulnerabilities: Object.fromEntries(entries) };
}

type Answer = Partial<AuditReport> & { message?: string; error?: { summary?: string } };

function parse(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
}
