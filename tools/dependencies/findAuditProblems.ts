import type { AllowedAdvisory } from './auditAllowList';

/** npm's severities, from lowest to highest. */
const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The relevant parts of the output of `npm audit --json`. */
export interface AuditReport {
  vulnerabilities: Record<string, { via: (string | Advisory)[] }>;
}

interface Advisory {
  /** The vulnerable package. */
  name: string;
  title: string;
  url: string;
  severity: Severity;
  range: string;
}

/**
 * Lists advisories of at least a given severity that are not on the allow list.
 * @param today such as `2026-12-31`
 * @returns a sentence for each advisory, and for each expired or unused entry of the
 *   list
 */
export function findAuditProblems(
  { vulnerabilities }: AuditReport,
  level: Severity,
  allowed: readonly AllowedAdvisory[],
  today: string,
): string[] {
  const advisories = new Map<string, Advisory>();
  // A string refers to another package of the report, which has the advisory.
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

/** The URL of an advisory ends with its id. */
const getId = ({ url }: Advisory): string => url.slice(url.lastIndexOf('/') + 1);
