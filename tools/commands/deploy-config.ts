import fs from 'node:fs';
import { BUILD_DIR, SITE_DIR } from '../../content/paths/siteDir';
import { listRedirects } from '../../content/redirects/listRedirects';
import {
  renderNginxMap,
  renderRedirectsFile,
} from '../../content/redirects/renderRedirects';
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import { checkBuild } from '../build/checkBuild';
import { finishSwitch } from '../build/switchBuild';
import type { Given } from '../cli/parseCommand';
import { FRAME_FOLDERS, renderPolicies } from '../csp/renderPolicies';
import { readNginxOptions } from '../deploy/readNginxOptions';
import { renderNginx } from '../deploy/renderNginx';

type Values = Given<'deploy:config'>['values'];

/** Only the configuration goes to the standard output, so that scripts can use it. */
const PRINT = {
  nginx: printNginx,
  redirects: printRedirects,
  csp: printPolicy,
};

const isKind = (name: string): name is keyof typeof PRINT => Object.hasOwn(PRINT, name);

export async function run({
  args: [kind = ''],
  values,
}: Given<'deploy:config'>): Promise<void> {
  if (!isKind(kind))
    throw new Error(
      `"${kind}" is none of ${Object.keys(PRINT).join(', ')}: npm run --silent deploy:config -- nginx`,
    );
  const stray = Object.keys(values).find(
    (name) => kind !== (name === 'format' ? 'redirects' : 'nginx'),
  );
  if (stray) throw new Error(`--${stray} is no option for ${kind}.`);
  await PRINT[kind](values);
}

async function printNginx(values: Values): Promise<void> {
  const site = readSiteConfig(process.env);
  await finishSwitch();
  await checkBuild(BUILD_DIR);
  process.stdout.write(renderNginx(await readNginxOptions(values, site)));
}

function printRedirects({ format }: Values): void {
  if (format !== undefined && format !== 'nginx' && format !== 'netlify')
    throw new Error(
      `--format is "${format}", but should be netlify, or nginx for lines of a map.`,
    );
  const redirects = listRedirects(SITE_DIR);
  process.stdout.write(
    format === 'nginx'
      ? renderNginxMap(redirects)
      : renderRedirectsFile(redirects, format === 'netlify'),
  );
}

function printPolicy(): void {
  const site = readSiteConfig(process.env);
  if (!fs.existsSync(BUILD_DIR)) {
    throw new Error(
      'There is no build yet; the policy names the scripts in its pages. Make one with: npm run build',
    );
  }
  console.error(`Send this header with every page except those below ${FRAME_FOLDERS.join(' and ')},
where edited code runs under a policy of its own. It holds for this build and this configuration.\n`);
  console.log(`Content-Security-Policy: ${renderPolicies(site, BUILD_DIR).page}`);
}
