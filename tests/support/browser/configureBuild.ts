import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { BASE_URLS, LANGUAGES } from '../../../src/config/languages';
import { WORKER_FILE } from '../../../src/config/offline';
import type { SiteConfig } from '../../../src/types/siteConfig';

const getIntegrity = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Lays a folder out like a built site, with links to its files, that has other settings: as
 * another build would have it. The values stand in the main script, which the worker knows by its
 * hash.
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
        throw new Error(`The main script does not hold the setting ${name}`);
      return text.replace(pattern, () => `${name}:${JSON.stringify(value)}`);
    }, before);
    changed.set(scripts + main, after);
    changed.set(
      base + WORKER_FILE,
      read(base + WORKER_FILE).replace(getIntegrity(before), getIntegrity(after)),
    );
  }
  overlay(build, target, changed);
}

/** Links what is in a folder, but for files that are changed and the folders they are in. */
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
    // What was compressed of a changed file is that of the former one.
    else if (!changed.has(name.replace(/\.(br|gz)$/, '')))
      fs.symlinkSync(path.join(from, name), path.join(to, name));
  }
}
