import { listFolderBases } from '../../content/versions/listFolderBases';
import { BASE_URLS, LANGUAGES } from '../../src/config/languages';
import { FRAME_PATH } from '../../src/config/playground';
import type { SiteConfig } from '../../src/types/siteConfig';
import { hashScript } from './hashScript';
import { listInlineScripts } from './listInlineScripts';
import { renderPolicy } from './renderPolicy';

/** Where the frames of the playground are, which run edited code. */
export const FRAME_FOLDERS: readonly string[] = LANGUAGES.flatMap((language) =>
  [BASE_URLS[language], ...listFolderBases(language)].map(
    (base) => base + FRAME_PATH.replace(/^\//, ''),
  ),
);

/** Whether a file of a built site, by its path, is a page that gets the policy of pages. */
const isPage = (file: string): boolean =>
  !FRAME_FOLDERS.some((frame) => `/${file}`.startsWith(frame));

/** Hashes of the scripts that stand inline in the pages of a built site, as a policy names them. */
export const listScriptHashes = (folder: string): string[] =>
  listInlineScripts(folder, isPage).map(hashScript);

/**
 * The policies of a deployment.
 * @param site what is configured
 * @param hashes of the inline scripts of its pages
 */
export const makePolicies = (
  site: SiteConfig,
  hashes: string[],
): { page: string; frame: string } => ({
  page: renderPolicy(site, hashes),
  // The frame adds a policy of its own: only its script knows its host, which `'self'` does not
  // mean in a sandbox. The header keeps it in the sandbox, also in a tab of its own.
  frame: "frame-ancestors 'self'; sandbox allow-scripts",
});

/**
 * The policies of a deployment of one build.
 * @param site what is configured
 * @param folder the built site, whose inline scripts the policy names by their hashes
 */
export const renderPolicies = (site: SiteConfig, folder: string) =>
  makePolicies(site, listScriptHashes(folder));
