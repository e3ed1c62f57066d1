import fs from 'node:fs/promises';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';

/** Where the framework, the bundler and our plugins keep what they have made of their inputs. */
const KEPT = ['.docusaurus', 'node_modules/.cache', '.cache/kept', '.cache/playground'];

/**
 * Removes all that earlier builds have kept, so that the next one makes everything itself.
 * @param siteDir the project
 */
export async function forgetBuilds(siteDir = SITE_DIR): Promise<void> {
  await Promise.all(
    KEPT.map((name) => fs.rm(path.join(siteDir, name), { recursive: true, force: true })),
  );
}
