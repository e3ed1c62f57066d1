import { CURRENT_VERSION, OWN_VERSION } from '../../src/config/versions';

/**
 * Maps a file of the site that is built to its path in the repository. While an older
 * version is built, its pages and translations are at the paths of the current ones
 * (tools/versions).
 * @param file path relative to the root of the site that is built, with forward slashes
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
