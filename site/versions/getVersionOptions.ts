import fs from 'node:fs';
import type { Options } from '@docusaurus/plugin-content-docs';
import {
  BUILT_VERSIONS,
  CURRENT_VERSION,
  getVersionName,
} from '../../src/config/versions';
import { getVersionDir } from './getVersionDir';

type VersionOptions = Pick<Options, 'lastVersion' | 'onlyIncludeVersions' | 'versions'>;

/**
 * The options of Docusaurus's docs plugin that follow from the table of versions.
 * @param siteDir folder with `docs` and `versioned_docs`
 * @throws Error if a version is called built whose pages are not there
 */
export function getVersionOptions(siteDir: string): VersionOptions {
  for (const { major } of BUILT_VERSIONS) {
    if (fs.existsSync(getVersionDir(siteDir, String(major)))) continue;
    throw new Error(
      `src/config/versions.ts calls version ${major} "built", but there is no versioned_docs/version-${major}. Cut it with: npx docusaurus docs:version ${major}`,
    );
  }
  return {
    lastVersion: 'current',
    onlyIncludeVersions: ['current', ...BUILT_VERSIONS.map(({ major }) => String(major))],
    versions: Object.fromEntries([
      ['current', { label: CURRENT_VERSION.label }],
      ...BUILT_VERSIONS.map((version) => [
        String(version.major),
        {
          label: version.label,
          path: getVersionName(version),
          banner: 'unmaintained' as const,
        },
      ]),
    ]),
  };
}
