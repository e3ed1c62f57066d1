/**
 * `npm run version:archive -- <major>`: removes an older version from the builds. Its
 * site stays on its host, and the version menu continues to link to it.
 */
import { SITE_DIR } from '../../content/paths/siteDir';
import { runCommand } from '../cli/runCommand';
import { archiveVersion } from '../versions/archive/archiveVersion';
import { readArgs } from '../versions/readArgs';

runCommand(async () => {
  const { name } = readArgs(process.argv.slice(2), []);
  const start = performance.now();
  const count = await archiveVersion(SITE_DIR, name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Version ${name} is archived: ${count} files went, in ${seconds} s.
Its packages stay in package.json, since guides to a major and npm run api:diff use them too. To see who does:
  git grep -n -e "-v${name}" -- tests tools plugins content src
Look at it (git status), then: git add --all && git commit -m "Version ${name} is archived"
The host v${name}.<domain of the documentation> must go on serving its last build.`);
});
