import { addLanguage } from '../../src/config/languages';
import { getVersionBase, KEPT_VERSIONS, OWN_VERSION } from '../../src/config/versions';

/**
 * Below which paths the older versions lie in a language, where a site has them in folders. A site
 * without them has nothing there.
 */
export const listFolderBases = (language: string): string[] =>
  KEPT_VERSIONS.filter((version) => version !== OWN_VERSION).map((version) =>
    addLanguage(getVersionBase(version, 'folders'), language),
  );
