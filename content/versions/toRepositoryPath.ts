import { CURRENT_VERSION, OWN_VERSION } from '../../src/config/versions';

/**
 * Where a file of the site that is built lies in the repository. The pages of an older version and
 * their translations are in the place of the current ones while it is built (tools/versions).
 * @param file path from the root of the site that is built, with slashes
 */
export function toRepositoryPath(file: string): string {
  if (OWN_VERSION === CURRENT_VERSION) return file;
  const folder = `version-${OWN_VERSION.major}`;
  return file
    .replace(/^docs\//, `versioned_docs/${folder}/`)
    .replace(
      /^(i18n\/[^/]+\/docusaurus-plugin-content-docs)\/current\//,
      `$1/${folder}/`,
    );
}
