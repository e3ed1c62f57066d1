import { spawnSync } from 'node:child_process';
import { SITE_DIR } from '../../content/paths/siteDir';
import { getPackagesDir } from '../../content/versions/frozenPackages';
import { ALLOWED_ADVISORIES } from '../dependencies/auditAllowList';
import { findAuditProblems } from '../dependencies/findAuditProblems';
import { mergeReports, readAuditReport } from '../dependencies/readAuditReport';
import { listFrozen } from '../install/installFrozen';

/** Audits the packages of the project and of older versions. */
export function run(): void {
  const frozen = listFrozen(SITE_DIR).map((major) => getPackagesDir(SITE_DIR, major));
  const report = mergeReports([SITE_DIR, ...frozen].map(readReport));

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

function readReport(folder: string): ReturnType<typeof readAuditReport> {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 100 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return readAuditReport(stdout);
}
