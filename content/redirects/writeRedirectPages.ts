import fs from 'node:fs/promises';
import path from 'node:path';
import type { HostRedirect } from './listRedirects';
import { renderRedirectPage } from './renderRedirectPage';

/**
 * Writes a page for each redirect, at the path where a static host looks for it.
 * @param folder folder that is served at `base`
 * @param base path from the root of the host, with leading and trailing slashes
 * @throws Error if a page already exists at the path
 */
export async function writeRedirectPages(
  folder: string,
  base: string,
  redirects: readonly HostRedirect[],
): Promise<void> {
  await Promise.all(
    redirects.map(async ({ from, to }) => {
      const file = path.join(folder, from.slice(base.length), 'index.html');
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, renderRedirectPage(to), { flag: 'wx' }).catch((error) => {
        throw (error as NodeJS.ErrnoException).code === 'EEXIST'
          ? new Error(
              `src/config/redirects: ${from} is a page of the build; take its entry out.`,
            )
          : error;
      });
    }),
  );
}
