/**
 * `npm run csp`: prints the Content Security Policy for the built site and the configured
 * hosts. Only the policy goes to the standard output, so that a script can use it.
 */
import fs from 'node:fs';
import { BUILD_DIR } from '../../content/paths/siteDir';
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import { runCommand } from '../cli/runCommand';
import { FRAME_FOLDERS, renderPolicies } from '../csp/renderPolicies';

runCommand(() => {
  const site = readSiteConfig(process.env);
  if (!fs.existsSync(BUILD_DIR)) {
    throw new Error(
      'There is no build yet; the policy names the scripts in its pages. Make one with: npm run build',
    );
  }
  console.error(`Send this header with every page except those below ${FRAME_FOLDERS.join(' and ')},
where edited code runs under a policy of its own. It holds for this build and this configuration.\n`);
  console.log(`Content-Security-Policy: ${renderPolicies(site, BUILD_DIR).page}`);
}, []);
