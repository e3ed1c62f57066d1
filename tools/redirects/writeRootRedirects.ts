import fs from 'node:fs/promises';
import path from 'node:path';
import { listRedirects, listRootRedirects } from '../../content/redirects/listRedirects';
import { renderRedirectsFile } from '../../content/redirects/renderRedirects';
import { writeRedirectPages } from '../../content/redirects/writeRedirectPages';

/**
 * Writes what leads on outside of the languages' bases, and the file `_redirects` for hosts that
 * read it, with which all redirects are real ones.
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
