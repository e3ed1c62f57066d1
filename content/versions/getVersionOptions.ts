import type { Options } from '@docusaurus/plugin-content-docs';
import { OWN_VERSION } from '../../src/config/versions';

type VersionOptions = Pick<Options, 'lastVersion' | 'onlyIncludeVersions' | 'versions'>;

/**
 * The options of Docusaurus's docs plugin that say which version it builds. It is always the one
 * in docs/: an older one is built in a workspace of its own (tools/versions), where its pages
 * are in that place.
 */
export const getVersionOptions = (): VersionOptions => ({
  lastVersion: 'current',
  onlyIncludeVersions: ['current'],
  versions: { current: { label: OWN_VERSION.label } },
});
