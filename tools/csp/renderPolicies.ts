import { listFolderBases } from '../../content/versions/listFolderBases';
import { BASE_URLS, LANGUAGES } from '../../src/config/languages';
import { FRAME_PATH } from '../../src/config/playground';
import type { SiteConfig } from '../../src/types/siteConfig';
import { hashScript, renderPolicy } from './renderPolicy';
import { listInlineScripts } from './listInlineScripts';

/** Folders of the playground's frames, which run edited code. */
export const FRAME_FOLDERS: readonly string[] = LANGUAGES.flatMap((language) =>
  [BASE_URLS[language], ...listFolderBases(language)].map(
    (base) => base + FRAME_PATH.replace(/^\//, ''),
  ),
);

/**
 * Whether a file of a built site, given by its path, is a page with the pages' policy.
 */
const isPage = (file: string): boolean =>
  !FRAME_FOLDERS.some((frame) => `/${file}`.startsWith(frame));

/**
 * Hashes of the inline scripts in the pages of a built site, in the format of a policy.
 */
export const listScriptHashes = (folder: string): string[] =>
  listInlineScripts(folder, isPage).map(hashScript);

/**
 * Creates the policies of a deployment.
 * @param site site configuration
 * @param hashes of the inline scripts in its pages
 */
export const makePolicies = (
  site: SiteConfig,
  hashes: string[],
): { page: string; frame: string } => ({
  page: renderPolicy(site, hashes),
  // The frame adds its own policy: only its script knows its host, and `'self'` does not
  // match in a sandbox. The header keeps it in the sandbox, even if it is opened in a
  // tab.
  frame: "frame-ancestors 'self'; sandbox allow-scripts",
});

/**
 * Creates the policies of a deployed build.
 * @param site site configuration
 * @param folder the built site, whose inline scripts the policy allows by their hashes
 */
export const renderPolicies = (site: SiteConfig, folder: string) =>
  makePolicies(site, listScriptHashes(folder));
