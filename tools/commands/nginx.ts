/**
 * `npm run nginx -- [--root <folder>] [--versions <folder>] [--former <file>] [--port N]
 * [--certificate <file> --key <file>] [--no-brotli]`: prints the nginx configuration for
 * `build/`. See deploy/README.md.
 */
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import { BUILD_DIR } from '../../content/paths/siteDir';
import { checkBuild } from '../build/checkBuild';
import { finishSwitch } from '../build/switchBuild';
import { runCommand } from '../cli/runCommand';
import { readNginxOptions } from '../deploy/readNginxOptions';
import { renderNginx } from '../deploy/renderNginx';

const OPTIONS = [
  '--root',
  '--versions',
  '--former',
  '--port',
  '--certificate',
  '--key',
  '--no-brotli',
];

runCommand(async (args) => {
  const site = readSiteConfig(process.env);
  await finishSwitch();
  await checkBuild(BUILD_DIR);
  const options = await readNginxOptions(args, site);
  process.stdout.write(renderNginx(options));
}, OPTIONS);
