/** What readers install; the license package comes with the commercial ones. */
const DOCUMENTED = /^@mui\/x-(?!license$)/;

/** What of package.json the cut reads and changes. */
export interface PackageFile {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * The aliases under which the packages of the present version stay installed.
 * @returns what is asked for, by alias: `npm:@mui/x-charts@8.29.3` by `@mui/x-charts-v8`
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
