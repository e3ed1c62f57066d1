/**
 * `npm run version:restore -- <major>`: restores a version that `version:archive`
 * removed, from the commit before.
 */
import { SITE_DIR } from '../../content/paths/siteDir';
import { runCommand } from '../cli/runCommand';
import { restoreVersion } from '../versions/archive/restoreVersion';
import { readArgs } from '../versions/readArgs';

runCommand(async () => {
  const { name } = readArgs(process.argv.slice(2), []);
  const start = performance.now();
  const count = await restoreVersion(SITE_DIR, name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Version ${name} is back: ${count} files, in ${seconds} s.
Try it: npm run build -- --version ${name}
Then: git add --all && git commit -m "Version ${name} is kept again"`);
});
