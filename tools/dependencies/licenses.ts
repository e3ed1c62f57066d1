// Step of `npm test`: checks that every package in the lockfiles, also those of older
// versions, has an allowed license.
// Not license-checker-rseidelsohn: it reads node_modules, which lacks the packages of other
// platforms.
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { SITE_DIR } from '../../content/paths/siteDir';
import { getPackagesDir } from '../../content/versions/frozenPackages';
import { runCommand } from '../cli/runCommand';
import { listFrozen } from '../install/installFrozen';
import { findLicenseProblems } from './findLicenseProblems';
import { ALLOWED_LICENSES, LICENSE_EXCEPTIONS } from './licensePolicy';
import { listPackages, type Lockfile } from './listPackages';

runCommand(() => {
  const folders = listFrozen(SITE_DIR).map((major) => getPackagesDir('', major));
  const packages = listPackages(...['', ...folders].map(readLockfile));
  const problems = findLicenseProblems(packages, ALLOWED_LICENSES, LICENSE_EXCEPTIONS);

  problems.forEach((problem) => console.error(problem));
  if (problems.length > 0) process.exitCode = 1;
  else
    console.log(
      `${packages.length} packages have an allowed license, ${LICENSE_EXCEPTIONS.length} exceptions among them.`,
    );
});

/** @throws Error if the lockfile is not valid JSON */
function readLockfile(folder: string): Lockfile {
  const file = path.join(folder, 'package-lock.json');
  const text = readText(path.join(SITE_DIR, file));
  try {
    return JSON.parse(text) as Lockfile;
  } catch (error) {
    throw new Error(
      `${file} is not valid JSON: ${(error as Error).message}\nBring it back with: git checkout ${file}`,
    );
  }
}
