import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';
import type { Finding } from './finding';

/** What a stopped upgrade continues from: the findings of each completed step. */
export type Progress = Record<string, Finding[]>;

/** Folder of an upgrade; Git ignores it. */
export const getUpgradeDir = (siteDir: string, major: number): string =>
  path.join(siteDir, '.cache', `upgrade-${major}`);

const getFile = (folder: string): string => path.join(folder, 'progress.json');

export const readProgress = (folder: string): Progress =>
  fs.existsSync(getFile(folder))
    ? (JSON.parse(readText(getFile(folder))) as Progress)
    : {};

/** Replaces the file at once, so that an interrupted upgrade can continue. */
export function writeProgress(folder: string, progress: Progress): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(`${getFile(folder)}.new`, JSON.stringify(progress), { flush: true });
  fs.renameSync(`${getFile(folder)}.new`, getFile(folder));
}
