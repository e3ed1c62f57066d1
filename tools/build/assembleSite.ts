import fs from 'node:fs/promises';
import path from 'node:path';
import { renderRedirectPage } from '../../content/redirects/renderRedirectPage';
import {
  addLanguage,
  BASE_URLS,
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGES,
} from '../../src/config/languages';
import { HOME_PATH } from '../../src/config/site';
import { getVersionBase, type VersionLayout } from '../../src/config/versions';
import type { Job } from './jobs';

/** The output of Docusaurus for a version in a language. */
export interface Output extends Job {
  folder: string;
}

/**
 * Assembles the outputs in one folder for any host.
 * @param outputs the version at the root of the host first; their folders are moved
 * @param target must not exist
 * @param siteUrl origin of the site
 */
export async function assembleSite(
  outputs: readonly Output[],
  target: string,
  siteUrl: string,
  layout: VersionLayout,
): Promise<void> {
  await fs.mkdir(target, { recursive: true });
  for (const { version, language, folder } of outputs) {
    const base = addLanguage(getVersionBase(version, layout), language);
    const place = path.join(target, base);
    await fs.mkdir(path.dirname(place), { recursive: true });
    await fs.rename(await findOutput(folder, language), place);
  }
  await fs.writeFile(path.join(target, 'robots.txt'), renderRobots(siteUrl));
  await fs.writeFile(path.join(target, 'index.html'), renderRedirectPage(HOME_PATH));
  await fs.copyFile(
    path.join(target, addLanguage('/x/', DEFAULT_LANGUAGE), '404.html'),
    path.join(target, '404.html'),
  );
}

/** Docusaurus writes a language with a separate base URL to `<out>/<language>`. */
async function findOutput(folder: string, language: Language): Promise<string> {
  const nested = path.join(folder, language);
  const exists = await fs.stat(nested).catch(() => undefined);
  return exists ? nested : folder;
}

/**
 * Renders robots.txt: everything may be crawled, with the sitemap of each language.
 * @param siteUrl origin of the site
 */
export function renderRobots(siteUrl: string): string {
  const sitemaps = LANGUAGES.map(
    (language) => `Sitemap: ${siteUrl}${BASE_URLS[language]}sitemap.xml`,
  );
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('\n')}\n`;
}
