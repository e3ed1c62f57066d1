import {
  findAuditProblems,
  type AuditReport,
} from '../../../tools/dependencies/findAuditProblems';
import {
  mergeReports,
  readAuditReport,
} from '../../../tools/dependencies/readAuditReport';

const advisory = (id: string, severity: 'moderate' | 'high' | 'critical') => ({
  name: 'box',
  title: 'Opens by itself',
  url: `https://github.com/advisories/${id}`,
  severity,
  range: '<2.0.0',
});
const report: AuditReport = {
  vulnerabilities: {
    box: { via: [advisory('GHSA-a', 'high'), advisory('GHSA-b', 'moderate')] },
    shelf: { via: ['box'] },
    room: { via: ['shelf', advisory('GHSA-a', 'high')] },
  },
};
const entry = { id: 'GHSA-a', reason: 'Runs at build time alone.', until: '2026-06-30' };

test('an advisory of the level is reported once, with its address', () => {
  expect(findAuditProblems(report, 'high', [], '2026-06-01')).toEqual([
    'GHSA-a (high): box <2.0.0, Opens by itself. https://github.com/advisories/GHSA-a',
  ]);
  expect(findAuditProblems(report, 'moderate', [], '2026-06-01')).toHaveLength(2);
  expect(findAuditProblems(report, 'critical', [], '2026-06-01')).toEqual([]);
});

test('an allowed advisory passes through its last day and fails on the next', () => {
  expect(findAuditProblems(report, 'high', [entry], '2026-06-30')).toEqual([]);
  expect(findAuditProblems(report, 'high', [entry], '2026-07-01')).toEqual([
    expect.stringContaining('It was allowed until 2026-06-30: Runs at build time alone.'),
  ]);
});

test('an entry that is no longer reported has to be removed', () => {
  const stale = { ...entry, id: 'GHSA-z' };
  expect(
    findAuditProblems({ vulnerabilities: {} }, 'high', [stale], '2026-06-01'),
  ).toEqual([expect.stringContaining('GHSA-z is not reported any more')]);
});

test("npm's report is distinguished from a registry without audits", () => {
  expect(readAuditReport(JSON.stringify({ auditReportVersion: 2, ...report }))).toEqual(
    report,
  );
  expect(
    readAuditReport('{"message":"405 Method Not Allowed","error":{"summary":""}}'),
  ).toEqual({ missing: '405 Method Not Allowed' });
});

test.each([
  ['', 'npm audit failed: '],
  [
    '{"error":{"code":"ENOLOCK","summary":"No lockfile."}}',
    'npm audit failed: No lockfile.',
  ],
])('other failures do not count as a registry without audits', (text, message) => {
  expect(() => readAuditReport(text)).toThrow(message);
});

test('reports of several folders are merged, and one that is missing is said', () => {
  const other: AuditReport = {
    vulnerabilities: { box: { via: [advisory('GHSA-c', 'high')] } },
  };
  const merged = mergeReports([report, other]) as AuditReport;
  expect(findAuditProblems(merged, 'high', [entry], '2026-06-30')).toEqual([
    expect.stringContaining('GHSA-c (high)'),
  ]);
  expect(mergeReports([report, { missing: 'no answer' }])).toEqual({
    missing: 'no answer',
  });
});
