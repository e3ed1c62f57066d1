import { SITE_DIR } from '../../../content/paths/siteDir';
import { getProjectDir } from '../../../content/versions/getProjectDir';
import { installFrozen, listFrozen } from '../../../tools/install/installFrozen';

/** Installs the packages of older versions once, before tests read them. */
export default function installFrozenVersions(): void {
  const projectDir = getProjectDir(SITE_DIR);
  for (const major of listFrozen(projectDir)) installFrozen(projectDir, major);
}
