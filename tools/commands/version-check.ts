import fs from 'node:fs';
import path from 'node:path';
import { MAINTAINED_VERSIONS } from '../../src/config/versions';
import type { Given } from '../cli/parseCommand';
import { reportOf } from '../test/reports';
import { checkVersion } from '../versions/checkVersion';
import { readMajor } from '../versions/readMajor';
import { testInBrowser } from '../versions/testInBrowser';

/** The claims of pages were tested when the version was cut. */
export async function run({
  args: [name],
  values,
  rest,
}: Given<'version:check'>): Promise<void> {
  if (values.browser) return testInBrowser(readMajor(name), rest);
  if (rest.length > 0)
    throw new Error(
      `"${rest[0]}" is no option without --browser. See: npm run version:check -- --help`,
    );
  const majors =
    name === undefined
      ? MAINTAINED_VERSIONS.map(({ major }) => major)
      : [readMajor(name)];
  const report = reportOf('versions');
  fs.mkdirSync(path.dirname(report), { recursive: true });
  for (const major of majors) await checkVersion(major, report);
}
