import { SITE_DIR } from '../../content/paths/siteDir';
import { CURRENT_VERSION, type Version } from '../../src/config/versions';
import { createWorkspace } from '../versions/workspace/createWorkspace';
import { makeReference } from '../versions/workspace/makeReference';

/**
 * Prepares the sources of a version: nothing for the current one; for an older one, a
 * workspace and the reference generated from the packages of that version.
 * @returns folder of the site
 * @throws Error if the version has no pages or packages here, or its reference cannot
 *   be generated
 */
export function prepareVersion(version: Version): string {
  if (version === CURRENT_VERSION) return SITE_DIR;
  const workspace = createWorkspace(version.major);
  makeReference(workspace, version.major);
  return workspace;
}
