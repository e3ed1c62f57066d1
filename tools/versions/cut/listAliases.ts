/**
 * Packages that readers install; the license package is a dependency of the commercial
 * ones.
 */
const DOCUMENTED = /^@mui\/x-(?!license$)/;

/** The parts of package.json that the cut reads and changes. */
export interface PackageFile {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * Lists the aliases under which the packages of the current version stay installed.
 * @returns dependency specifiers by alias: `npm:@mui/x-charts@8.29.3` by
 *   `@mui/x-charts-v8`
 * @throws Error if no package of that major is documented, or one has no exact version
 */
export function listAliases(
  { dependencies }: PackageFile,
  major: number,
): Record<string, string> {
  const packages = Object.entries(dependencies).filter(([name]) => DOCUMENTED.test(name));
  const wrong = packages.find(([, version]) => !version.startsWith(`${major}.`));
  if (wrong)
    throw new Error(
      `package.json asks for ${wrong.join(' ')}, which is not of version ${major}. A version is cut before the packages of the next one are installed: go back to those of ${major}, or cut at an earlier commit.`,
    );
  return Object.fromEntries(
    packages.map(([name, version]) => [`${name}-v${major}`, `npm:${name}@${version}`]),
  );
}
