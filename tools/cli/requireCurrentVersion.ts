import { SITE_DIR } from '../../content/paths/siteDir';
import { getProjectDir } from '../../content/versions/getProjectDir';
import { isOlderVersion } from '../../content/versions/isOlderVersion';
import { OWN_VERSION } from '../../src/config/versions';

/** A path in the pages of an older version, or in their translations. */
const FROZEN_PATH = /(?:versioned_docs|docusaurus-plugin-content-docs)\/version-(\d+)\//;

/**
 * For commands that know only the current version. With `DOCS_VERSION`, they would mix its
 * settings with the current pages, except in a workspace, which has the pages of that
 * version.
 * @param refuse makes the message from a major
 * @param page argument that may be a file of an older version
 * @throws Error if the environment or the page is of an older version
 */
export function requireCurrentVersion(
  refuse: (major: string) => string,
  page = '',
): void {
  const isWorkspace = getProjectDir(SITE_DIR) !== SITE_DIR;
  const [, frozen] = FROZEN_PATH.exec(page.replaceAll('\\', '/')) ?? [];
  const own = isOlderVersion() && !isWorkspace ? String(OWN_VERSION.major) : undefined;
  const major = frozen ?? own;
  if (major !== undefined) throw new Error(refuse(major));
}
