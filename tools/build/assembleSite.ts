import fs from 'node:fs/promises';
import path from 'node:path';
import { renderRedirectPage } from '../../site/redirects/renderRedirectPage';
import { BASE_URLS, LANGUAGES, type Language } from '../../src/config/languages';
import { INTRODUCTION_PATH } from '../../src/config/site';
import { renderRobots } from '../cli/renderRobots';

/**
 * Lays out what was built of each language as one folder for any host.
 * @param outputs the folder that Docusaurus wrote of each language; it is moved away
 * @param target must not exist
 * @param siteUrl origin of the site
 */
export async function assembleSite(
  outputs: Readonly<Record<Language, string>>,
  target: string,
  siteUrl: string,
): Promise<void> {
  await fs.mkdir(target, { recursive: true });
  for (const language of LANGUAGES) {
    const folder = path.join(target, BASE_URLS[language]);
    await fs.mkdir(path.dirname(folder), { recursive: true });
    await fs.rename(await findOutput(outputs[language], language), folder);
  }
  await fs.writeFile(path.join(target, 'robots.txt'), renderRobots(siteUrl));
  await fs.writeFile(
    path.join(target, 'index.html'),
    renderRedirectPage(INTRODUCTION_PATH),
  );
  await fs.copyFile(
    path.join(target, BASE_URLS.en, '404.html'),
    path.join(target, '404.html'),
  );
}

/** Docusaurus puts a language with a base address of its own below `<out>/<language>`. */
async function findOutput(folder: string, language: Language): Promise<string> {
  const nested = path.join(folder, language);
  const exists = await fs.stat(nested).catch(() => undefined);
  return exists ? nested : folder;
}
