/**
 * `npm run version:check [-- <major>]`: checks the older versions in this repository,
 * each in its workspace: the reference can be generated from its packages, demos and
 * snippets are type-correct, and names and links in pages are valid. The claims of pages
 * were tested when the version was cut.
 */
import fs from 'node:fs';
import path from 'node:path';
import { MAINTAINED_VERSIONS } from '../../src/config/versions';
import { runCommand } from '../cli/runCommand';
import { reportOf } from '../test/reports';
import { checkVersion } from '../versions/checkVersion';
import { readMajor } from '../versions/readMajor';

runCommand(async () => {
  const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  const majors =
    args.length > 0 ? [readMajor(args)] : MAINTAINED_VERSIONS.map(({ major }) => major);
  const report = reportOf('versions');
  fs.mkdirSync(path.dirname(report), { recursive: true });
  for (const major of majors) await checkVersion(major, report);
}, []);
