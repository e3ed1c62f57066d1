import fs from 'node:fs';
import path from 'node:path';
import { BASE_URLS, LANGUAGES } from '../../../src/config/languages';
import type { SiteConfig } from '../../../src/types/siteConfig';
import { getIntegrity, listWorkerFiles } from './workerFiles';

/**
 * Creates a folder like the build, with symbolic links to its files, but with other
 * settings, as another build would have them. The settings are in the main script, whose
 * hash the worker knows.
 */
export function configureBuild(
  build: string,
  target: string,
  settings: Partial<SiteConfig>,
): void {
  const read = (file: string) => fs.readFileSync(path.join(build, file), 'utf8');
  const changed = new Map<string, string>();
  for (const base of LANGUAGES.map((language) => BASE_URLS[language].slice(1))) {
    const scripts = `${base}assets/js/`;
    const main = fs
      .readdirSync(path.join(build, scripts))
      .find((name) => /^main\.\w+\.js$/.test(name));
    const before = read(scripts + main);
    const after = Object.entries(settings).reduce((text, [name, value]) => {
      const pattern = new RegExp(`("?)\\b${name}\\1:\\s*"[^"]*"`);
      if (!pattern.test(text))
        throw new Error(`The main script does not contain the setting ${name}`);
      return text.replace(pattern, () => `${name}:${JSON.stringify(value)}`);
    }, before);
    changed.set(scripts + main, after);
    for (const file of listWorkerFiles(path.join(build, base)))
      changed.set(
        base + file,
        read(base + file).replace(getIntegrity(before), getIntegrity(after)),
      );
  }
  overlay(build, target, changed);
}

/**
 * Links everything in a folder, except for changed files and the folders that contain
 * them.
 */
function overlay(from: string, to: string, changed: ReadonlyMap<string, string>): void {
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from)) {
    const text = changed.get(name);
    const below = [...changed].filter(([file]) => file.startsWith(`${name}/`));
    if (text !== undefined) fs.writeFileSync(path.join(to, name), text);
    else if (below.length > 0)
      overlay(
        path.join(from, name),
        path.join(to, name),
        new Map(below.map(([file, each]) => [file.slice(name.length + 1), each])),
      );
    // The compressed files of a changed file contain the old content.
    else if (!changed.has(name.replace(/\.(br|gz)$/, '')))
      fs.symlinkSync(path.join(from, name), path.join(to, name));
  }
}
