// Step of `npm test`: checks that no file of the repository contains a key, a token or a
// password. Not secretlint: it needs Node 22, and knows no license keys of MUI X.
import { SITE_DIR } from '../../content/paths/siteDir';
import { runCommand } from '../cli/runCommand';
import { checkFiles } from './checkFiles';
import { SECRET_EXCEPTIONS } from './secretPatterns';

runCommand(async () => {
  const { count, problems } = await checkFiles(SITE_DIR, SECRET_EXCEPTIONS);
  if (problems.length === 0) {
    console.log(`${count} files hold no secret.`);
    return;
  }
  problems.forEach((problem) => console.error(problem));
  process.exitCode = 1;
});
