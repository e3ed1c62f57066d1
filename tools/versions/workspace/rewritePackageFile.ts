interface PackageFile {
  dependencies: Record<string, string>;
}

/**
 * Creates the `package.json` of a workspace: that of the project, with the packages that
 * the version was frozen with. Sandboxes and pages get their versions from it.
 * @param text content of the project's file
 * @param frozen versions by name
 */
export function rewritePackageFile(
  text: string,
  frozen: Readonly<Record<string, string>>,
): string {
  const file = JSON.parse(text) as PackageFile;
  const shared = Object.entries(file.dependencies).filter(
    ([name]) => !name.startsWith('@mui/'),
  );
  const dependencies = { ...Object.fromEntries(shared), ...frozen };
  return `${JSON.stringify({ ...file, dependencies }, null, 2)}\n`;
}
