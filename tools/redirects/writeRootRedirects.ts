import fs from 'node:fs/promises';
import path from 'node:path';
import { listRedirects, listRootRedirects } from '../../content/redirects/listRedirects';
import { renderRedirectsFile } from '../../content/redirects/renderRedirects';
import { writeRedirectPages } from '../../content/redirects/writeRedirectPages';

/**
 * Writes the redirects outside the bases of languages, and the `_redirects` file, with
 * which supporting hosts send HTTP redirects.
 * @param siteDir folder of the project
 * @param buildDir the built site, with its languages
 */
export async function writeRootRedirects(
  siteDir: string,
  buildDir: string,
): Promise<void> {
  await writeRedirectPages(buildDir, '/', listRootRedirects(siteDir));
  await fs.writeFile(
    path.join(buildDir, '_redirects'),
    renderRedirectsFile(listRedirects(siteDir)),
  );
}
