import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { isFullRun } from './tier';

/** Ignored by git. A hosted CI restores the folder; a clean clone has none. */
const CACHE_DIR = path.join(SITE_DIR, '.cache', 'checks');

/** What decides the result of a check. */
export interface CheckInputs {
  /** Files and folders, from the root of the project; one that is missing counts as empty. */
  files: readonly string[];
  /** Anything else, such as versions of packages. */
  facts?: readonly string[];
}

/** Packages whose versions decide how a demo looks and works. */
const DOCUMENTED =
  /^node_modules\/(@mui|@emotion|@tanstack|react|react-dom|react-hook-form|zod|dayjs|date-fns[\w-]*|luxon|moment[\w-]*|stylis[\w-]*|axe-core)(\/|$)/;

/**
 * Versions of the documented packages and of what they stand on.
 * @param lock text of package-lock.json
 */
export function listPackageFacts(lock: string): string {
  const { packages } = JSON.parse(lock) as {
    packages: Record<string, { version?: string }>;
  };
  return Object.entries(packages)
    .filter(([name]) => DOCUMENTED.test(name))
    .map(([name, { version }]) => `${name}@${version}`)
    .join('\n');
}

const readPackageFacts = (siteDir: string): string =>
  listPackageFacts(fs.readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8'));

/** A key that changes with any input. */
export function hashInputs(
  { files, facts = [] }: CheckInputs,
  siteDir = SITE_DIR,
): string {
  const hash = crypto.createHash('sha256');
  const add = (text: string | Buffer) => hash.update(`${text.length}:`).update(text);
  for (const file of files.flatMap((each) => listFiles(path.join(siteDir, each))))
    [path.relative(siteDir, file), fs.readFileSync(file)].forEach(add);
  add(readPackageFacts(siteDir));
  facts.forEach(add);
  return hash.digest('hex').slice(0, 32);
}

function listFiles(target: string): string[] {
  const stat = fs.statSync(target, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [target];
  return fs
    .readdirSync(target)
    .sort()
    .flatMap((entry) => listFiles(path.join(target, entry)));
}

const fileOf = (check: string, key: string): string => path.join(CACHE_DIR, check, key);

/** Whether a check has passed with these very inputs before; never in a full run. */
export const hasPassed = (check: string, key: string): boolean =>
  !isFullRun() && fs.existsSync(fileOf(check, key));

/** Keeps that a check has passed. A failure is never kept. */
export function keepPass(check: string, key: string): void {
  const file = fileOf(check, key);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
}
