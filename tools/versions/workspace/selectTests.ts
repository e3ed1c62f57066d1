import fs from 'node:fs';
import path from 'node:path';
import { copyFolder } from './copyProject';

const CLAIMS = 'tests/content/claims';

/** What the tests of a version are, beside those that hold for every version. */
export const getTestsFolder = (major: number): string => `tests/versions/${major}`;

/**
 * Leaves a workspace the tests of claims that are about its version: those of the current one
 * that hold for it as they are, named in `shared.txt`, and its own. Its own files take the place
 * of current ones with the same name, helpers included.
 * @throws Error if `shared.txt` names a file that is gone
 */
export function selectTests(siteDir: string, workspace: string, major: number): void {
  const own = path.join(siteDir, getTestsFolder(major));
  const list = path.join(own, 'shared.txt');
  const shared = new Set(
    fs.existsSync(list) ? fs.readFileSync(list, 'utf8').split('\n').filter(Boolean) : [],
  );
  const folder = path.join(workspace, CLAIMS);
  const gone = [...shared].find((name) => !fs.existsSync(path.join(folder, name)));
  if (gone)
    throw new Error(
      `${getTestsFolder(major)}/shared.txt names ${gone}, which ${CLAIMS} does not have. Take the line out, or put the test as it was into ${getTestsFolder(major)}/content/claims.`,
    );
  for (const name of fs.readdirSync(folder))
    if (!shared.has(name)) fs.rmSync(path.join(folder, name), { recursive: true });
  fs.rmSync(path.join(workspace, 'tests/versions'), { recursive: true, force: true });
  copyFolder(own, path.join(workspace, 'tests'));
}
