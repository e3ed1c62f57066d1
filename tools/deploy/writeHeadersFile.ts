import fs from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../src/types/siteConfig';
import { renderPolicies } from '../csp/renderPolicies';
import { renderHeadersFile } from './renderHeadersFile';

/** The file from which static hosts read headers. */
const HEADERS_FILE = '_headers';

/**
 * Writes the headers file of a site, for static hosts.
 * @param folder the site, with all its pages
 * @param site site configuration
 */
export async function writeHeadersFile(folder: string, site: SiteConfig): Promise<void> {
  const text = renderHeadersFile(folder, renderPolicies(site, folder));
  await fs.writeFile(path.join(folder, HEADERS_FILE), text);
}
