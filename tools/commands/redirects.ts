/**
 * `npm run redirects [-- --nginx
 * --netlify]`: prints all redirects for a host, by default in the format of the
 * `_redirects` file that the build also writes.
 */
import { SITE_DIR } from '../../content/paths/siteDir';
import { listRedirects } from '../../content/redirects/listRedirects';
import {
  renderNginxMap,
  renderRedirectsFile,
} from '../../content/redirects/renderRedirects';
import { runCommand } from '../cli/runCommand';

runCommand(() => {
  const args = process.argv.slice(2);
  const unknown = args.find(
    (arg) => !['--nginx', '--netlify', '--verbose'].includes(arg),
  );
  if (unknown !== undefined)
    throw new Error(
      `"${unknown}" is no option of this command. It takes --nginx for lines of an nginx map, or --netlify.`,
    );
  const redirects = listRedirects(SITE_DIR);
  process.stdout.write(
    args.includes('--nginx')
      ? renderNginxMap(redirects)
      : renderRedirectsFile(redirects, args.includes('--netlify')),
  );
});
