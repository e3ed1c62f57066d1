/**
 * `npm run version:check [-- <major>]`: checks the older versions whose pages are here, each in its
 * workspace: the reference can be made of its packages, pages, demos and tests have the right
 * types, and its claims hold, a tenth of them unless the run is a full one.
 */
import fs from 'node:fs';
import path from 'node:path';
import { KEPT_VERSIONS } from '../../src/config/versions';
import { VERSIONS_REPORT } from '../cli/test/reports';
import { runCommand } from '../cli/runCommand';
import { checkVersion } from './checkVersion';
import { readMajor } from './readMajor';

runCommand(async () => {
  const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  const majors =
    args.length > 0 ? [readMajor(args)] : KEPT_VERSIONS.map(({ major }) => major);
  fs.mkdirSync(path.dirname(VERSIONS_REPORT), { recursive: true });
  for (const major of majors) await checkVersion(major, VERSIONS_REPORT);
}, []);
