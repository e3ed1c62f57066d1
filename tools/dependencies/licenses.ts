// `npm run deps:licenses`: whether every package of the lockfile has a license that is allowed.
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../site/paths/siteDir';
import { findLicenseProblems } from './findLicenseProblems';
import { ALLOWED_LICENSES, LICENSE_EXCEPTIONS } from './licensePolicy';
import { listPackages, type Lockfile } from './listPackages';

const lockfile = JSON.parse(
  fs.readFileSync(path.join(SITE_DIR, 'package-lock.json'), 'utf8'),
) as Lockfile;
const packages = listPackages(lockfile);
const problems = findLicenseProblems(packages, ALLOWED_LICENSES, LICENSE_EXCEPTIONS);

problems.forEach((problem) => console.error(problem));
if (problems.length > 0) process.exitCode = 1;
else
  console.log(
    `${packages.length} packages have an allowed license, ${LICENSE_EXCEPTIONS.length} exceptions among them.`,
  );
