import { addLanguage } from '../../src/config/languages';
import {
  getVersionBase,
  MAINTAINED_VERSIONS,
  OWN_VERSION,
} from '../../src/config/versions';

/**
 * Base paths of the older versions in a language, if the site serves them in folders;
 * else empty.
 */
export const listFolderBases = (language: string): string[] =>
  MAINTAINED_VERSIONS.filter((version) => version !== OWN_VERSION).map((version) =>
    addLanguage(getVersionBase(version, 'folders'), language),
  );
