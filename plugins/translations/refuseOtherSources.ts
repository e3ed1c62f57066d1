import fs from 'node:fs';
import path from 'node:path';

/** Files of Docusaurus's `write-translations` whose texts are elsewhere on this site. */
const SOURCES: Record<string, string> = {
  'docusaurus-plugin-content-docs/current.json':
    'docusaurus-plugin-content-docs/current/navigation.json',
  'docusaurus-theme-classic/navbar.json': 'build.json',
  'docusaurus-theme-classic/footer.json': 'build.json',
};

/**
 * Checks that no Docusaurus file overrides the site's own titles and menus, which would
 * happen silently.
 * @param folder the translations of a language, `i18n/zh`
 * @throws Error with the file, and where its texts belong
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
