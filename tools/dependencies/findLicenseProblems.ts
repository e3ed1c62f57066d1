import satisfies from 'spdx-satisfies';
import type { LicenseException } from './licensePolicy';
import type { LockedPackage } from './listPackages';

/**
 * Checks packages against the allowed licenses.
 * @returns a sentence for each package that needs a decision, and for each unused
 *   exception
 */
export function findLicenseProblems(
  packages: readonly LockedPackage[],
  allowed: readonly string[],
  exceptions: readonly LicenseException[],
): string[] {
  const unused = new Set(exceptions);
  const problems = packages.flatMap(({ name, version, license }) => {
    if (isAllowed(license, allowed)) return [];
    const exception = exceptions.find(
      (each) => each.name === name && each.license === license,
    );
    if (exception) {
      unused.delete(exception);
      return [];
    }
    return `${name}@${version} has the license "${license}". Take another package, or add the license or an exception with its reason to tools/dependencies/licensePolicy.ts.`;
  });
  const stale = [...unused].map(
    ({ name, license }) =>
      `The exception for ${name} ("${license}") is not needed any more. Remove it from tools/dependencies/licensePolicy.ts.`,
  );
  return [...problems, ...stale];
}

/** A value that is not an SPDX expression cannot be on the list. */
function isAllowed(license: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(license, [...allowed]);
  } catch {
    return false;
  }
}
