// `npm run nav:status`: lists which pages of the navigation exist. `-- --json` for
// scripts.
import path from 'node:path';
import { nav } from '../../src/nav';
import { findPageProblems } from '../../content/nav/findPageProblems';
import { runCommand } from '../cli/runCommand';
import { getNavStatus } from '../nav/getNavStatus';

runCommand(
  (args) => {
    const docsDir = path.join(__dirname, '../../docs');
    const status = getNavStatus(docsDir, nav);
    const problems = findPageProblems(docsDir, nav);

    if (args.includes('--json')) {
      console.log(JSON.stringify(status, null, 2));
    } else {
      console.log(
        `${status.present} of ${status.total} pages exist, ${status.missing.length} are missing.`,
      );
      status.missing.forEach(({ pathname, title }) =>
        console.log(`  ${pathname}  ${title}`),
      );
    }

    // Missing pages are open work; pages that contradict the navigation are errors.
    problems.forEach((problem) => console.error(problem));
    if (problems.length > 0) process.exitCode = 1;
  },
  ['--json'],
);
