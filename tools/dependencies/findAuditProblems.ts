import type { AllowedAdvisory } from './auditAllowList';

/** The severities of npm, from the least to the worst. */
const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The part of the answer of `npm audit --json` that is read here. */
export interface AuditReport {
  vulnerabilities: Record<string, { via: (string | Advisory)[] }>;
}

interface Advisory {
  /** The package that has the fault. */
  name: string;
  title: string;
  url: string;
  severity: Severity;
  range: string;
}

/**
 * Advisories of at least a severity that are not on the list.
 * @param today as `2026-12-31`
 * @returns a sentence for each, for each entry of the list whose day is over, and for each
 * that no advisory needs any more
 */
export function findAuditProblems(
  { vulnerabilities }: AuditReport,
  level: Severity,
  allowed: readonly AllowedAdvisory[],
  today: string,
): string[] {
  const advisories = new Map<string, Advisory>();
  // A string names another package of the report, where the advisory itself is.
  for (const { via } of Object.values(vulnerabilities))
    for (const each of via)
      if (typeof each !== 'string' && isAtLeast(each.severity, level))
        advisories.set(getId(each), each);

  const problems = [...advisories].flatMap(
    ([id, { name, range, severity, title, url }]) => {
      const entry = allowed.find((each) => each.id === id);
      if (entry && today <= entry.until) return [];
      const over = entry ? ` It was allowed until ${entry.until}: ${entry.reason}` : '';
      return `${id} (${severity}): ${name} ${range}, ${title}. ${url}${over}`;
    },
  );
  const stale = allowed
    .filter(({ id }) => !advisories.has(id))
    .map(
      ({ id }) =>
        `${id} is not reported any more. Remove it from tools/dependencies/auditAllowList.ts.`,
    );
  return [...problems, ...stale];
}

const isAtLeast = (severity: Severity, level: Severity): boolean =>
  SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(level);

/** The address of an advisory ends in its id. */
const getId = ({ url }: Advisory): string => url.slice(url.lastIndexOf('/') + 1);
