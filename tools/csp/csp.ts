/**
 * `npm run csp`: prints the Content Security Policy for the built site and the configured
 * hosts. The policy goes to the standard output alone, so that a script can use it.
 */
import fs from 'node:fs';
import { BASE_URLS, LANGUAGES } from '../../src/config/languages';
import { FRAME_PATH } from '../../src/config/playground';
import { BUILD_DIR } from '../../site/paths/siteDir';
import { readSiteConfig } from '../../site/environment/readSiteConfig';
import { runCommand } from '../cli/runCommand';
import { hashScript } from './hashScript';
import { listInlineScripts } from './listInlineScripts';
import { renderPolicy } from './renderPolicy';

runCommand(() => {
  const site = readSiteConfig(process.env);
  if (!fs.existsSync(BUILD_DIR)) {
    throw new Error(
      'There is no build yet; the policy names the scripts in its pages. Make one with: npm run build',
    );
  }
  const frames = LANGUAGES.map(
    (language) => BASE_URLS[language] + FRAME_PATH.replace(/^\//, ''),
  );
  const isPage = (file: string): boolean =>
    !frames.some((frame) => `/${file}`.startsWith(frame));
  const hashes = listInlineScripts(BUILD_DIR, isPage).map(hashScript);
  console.error(`Send this header with every page except those below ${frames.join(' and ')},
where edited code runs under a policy of its own. It holds for this build and this configuration.\n`);
  console.log(`Content-Security-Policy: ${renderPolicy(site, hashes)}`);
});
