import { spawnSync } from 'node:child_process';
import { SITE_DIR } from '../../content/paths/siteDir';
import { ALLOWED_ADVISORIES } from '../dependencies/auditAllowList';
import { findAuditProblems } from '../dependencies/findAuditProblems';
import { readAuditReport } from '../dependencies/readAuditReport';

export function run(): void {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: SITE_DIR,
    encoding: 'utf8',
    maxBuffer: 100 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const report = readAuditReport(stdout);

  if ('missing' in report) {
    // Not every registry supports audits, which is not a problem of the packages.
    console.warn(
      `Nothing was audited, because the registry gave no answer: ${report.missing}`,
    );
  } else {
    const today = new Date().toISOString().slice(0, 10);
    const problems = findAuditProblems(report, 'high', ALLOWED_ADVISORIES, today);
    problems.forEach((problem) => console.error(problem));
    if (problems.length > 0) {
      console.error(
        'Update the package, or allow the advisory for a time, with the reason, in tools/dependencies/auditAllowList.ts.',
      );
      process.exitCode = 1;
    } else
      console.log('No advisory is high or critical, but for those that are allowed.');
  }
}
