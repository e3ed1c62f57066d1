import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';

const FILE = path.join(SITE_DIR, 'tools/paths/released.json');

/** Reads all addresses that pages ever had in a release, sorted. */
export const readReleasedPaths = (): string[] =>
  JSON.parse(fs.readFileSync(FILE, 'utf8')) as string[];

/** Replaces the list. */
export const writeReleasedPaths = (paths: readonly string[]): void =>
  fs.writeFileSync(FILE, `${JSON.stringify(paths, null, 2)}\n`);
