import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { hashInputs } from '../../../tests/support/tiers/checkCache';

const CACHE_DIR = path.join(SITE_DIR, '.cache', 'static');

/** What decides, besides a file itself, what Prettier and ESLint say of it. */
const RULES = [
  'package-lock.json',
  '.prettierrc.json',
  '.prettierignore',
  'eslint.config.mjs',
  'tsconfig.json',
];

let location: string | undefined;

/** With other rules or other versions of the tools nothing is reused, and the old goes. */
function openCacheDir(): string {
  if (location) return location;
  const name = hashInputs({ files: RULES, facts: [process.version] });
  for (const other of fs.existsSync(CACHE_DIR) ? fs.readdirSync(CACHE_DIR) : [])
    if (other !== name) fs.rmSync(path.join(CACHE_DIR, other), { recursive: true });
  location = path.join(CACHE_DIR, name);
  fs.mkdirSync(location, { recursive: true });
  return location;
}

/**
 * Options that have a tool keep its results, by content and not by time, so that they hold in
 * a restored checkout too. textlint knows times only, and so keeps nothing.
 * @param full a full run reuses nothing
 */
export const cacheOptions = (tool: 'prettier' | 'eslint', full: boolean): string[] =>
  full
    ? []
    : [
        '--cache',
        '--cache-strategy=content',
        `--cache-location=${path.join(openCacheDir(), tool)}`,
      ];
