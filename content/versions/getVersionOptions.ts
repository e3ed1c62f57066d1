import type { Options } from '@docusaurus/plugin-content-docs';
import { OWN_VERSION } from '../../src/config/versions';

type VersionOptions = Pick<Options, 'lastVersion' | 'onlyIncludeVersions' | 'versions'>;

/**
 * Options of the Docusaurus docs plugin that select the version. It is always the one in
 * docs/: an older version is built in its own workspace (tools/versions), where its pages
 * are in docs/.
 */
export const getVersionOptions = (): VersionOptions => ({
  lastVersion: 'current',
  onlyIncludeVersions: ['current'],
  versions: { current: { label: OWN_VERSION.label } },
});
