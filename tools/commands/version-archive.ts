import { SITE_DIR } from '../../content/paths/siteDir';
import type { Given } from '../cli/parseCommand';
import { archiveVersion } from '../versions/archive/archiveVersion';
import { restoreVersion } from '../versions/archive/restoreVersion';

export async function run({
  args: [name = ''],
  values,
}: Given<'version:archive'>): Promise<void> {
  const start = performance.now();
  const count = await (values.restore ? restoreVersion : archiveVersion)(SITE_DIR, name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    values.restore
      ? `Version ${name} is back: ${count} files, in ${seconds} s.
Try it: npm run build -- --version ${name}
Then: git add --all && git commit -m "Version ${name} is kept again"`
      : `Version ${name} is archived: ${count} files went, in ${seconds} s.
Its packages stay in versioned_packages/version-${name}, since tests of the migration guides and npm run api -- --diff use them too.
Look at it (git status), then: git add --all && git commit -m "Version ${name} is archived"
The host v${name}.<domain of the documentation> must go on serving its last build.`,
  );
}
