import fs from 'node:fs';
import path from 'node:path';

/** Files of Docusaurus's `write-translations` whose texts this site has elsewhere. */
const SOURCES: Record<string, string> = {
  'docusaurus-plugin-content-docs/current.json': 'titles.json',
  'docusaurus-theme-classic/navbar.json': 'build.json',
  'docusaurus-theme-classic/footer.json': 'build.json',
};

/**
 * Makes sure that no file of Docusaurus stands before the site's own titles and menus; it would
 * win without a word.
 * @param folder the translations of a language, `i18n/zh`
 * @throws Error naming the file, and where its texts belong
 */
export function refuseOtherSources(folder: string): void {
  for (const [name, source] of Object.entries(SOURCES)) {
    const file = path.join(folder, name);
    if (!fs.existsSync(file)) continue;
    throw new Error(
      `Delete ${file}: its texts would stand before those of ${path.join(folder, source)}.`,
    );
  }
}
