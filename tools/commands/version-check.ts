/**
 * `npm run version:check [-- <major>]`: checks the older versions whose pages are here, each in its
 * workspace: the reference can be made of its packages, demos and snippets have the right
 * types, and what pages name and link to is there. What pages claim was tested when the version
 * was cut.
 */
import fs from 'node:fs';
import path from 'node:path';
import { KEPT_VERSIONS } from '../../src/config/versions';
import { runCommand } from '../cli/runCommand';
import { reportOf } from '../test/reports';
import { checkVersion } from '../versions/checkVersion';
import { readMajor } from '../versions/readMajor';

runCommand(async () => {
  const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  const majors =
    args.length > 0 ? [readMajor(args)] : KEPT_VERSIONS.map(({ major }) => major);
  const report = reportOf('versions');
  fs.mkdirSync(path.dirname(report), { recursive: true });
  for (const major of majors) await checkVersion(major, report);
}, []);
