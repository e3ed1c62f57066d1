import type { PluginConfig } from '@docusaurus/types';
import { cacheVersion } from './cacheVersion';
import { chunkGroups } from './chunkGroups';
import { chunkNames } from './chunkNames';
import { labels } from './inlineLabels';
import { lazyCompilation } from './lazyCompilation';
import { noPrism } from './noPrism';
import { pageStyles } from './pageStyles';
import { routeTables } from './routeTables';
import { scrolling } from './scrolling';
import { stableRuntime } from './stableRuntime';
import { unusedStyles } from './unusedStyles';

/**
 * The patches of Docusaurus that change its bundler configuration: see
 * contributing/framework-patches.md. In each file, the default export is the loader, if the
 * patch has one. They are listed with options because knip would call bare functions.
 */
export const FRAMEWORK_PATCHES: PluginConfig[] = [
  unusedStyles,
  pageStyles,
  routeTables,
  chunkNames,
  chunkGroups,
  noPrism,
  stableRuntime,
  labels,
  scrolling,
  lazyCompilation,
  cacheVersion,
].map((plugin) => [plugin, {}]);
