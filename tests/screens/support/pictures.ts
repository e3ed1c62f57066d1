import fs from 'node:fs';
import path from 'node:path';
import { listDifferences, readMachine, type Machine } from './readMachine';

/** Set by `npm run screenshots`, which updates the screenshots. */
export const isRenewal = Boolean(process.env.RENEW_SCREENSHOTS);

/** Must match the folder in playwright.config.ts. */
const FOLDER = path.join(__dirname, '..', 'pictures');

/** Describes the machine on which the screenshots were taken. */
const MACHINE_FILE = path.join(FOLDER, 'machine.json');

const HOW = 'npm run build && npm run screenshots';

/**
 * Why rendering on this machine cannot be compared with the stored screenshots.
 * @param version of Chromium, as the browser reports it
 * @returns a sentence, or undefined if it can be compared
 */
export function findObstacle(version: string): string | undefined {
  if (!fs.existsSync(MACHINE_FILE))
    return `There are no pictures to compare with. To take them: ${HOW}`;
  const made = JSON.parse(fs.readFileSync(MACHINE_FILE, 'utf8')) as Machine;
  const differences = listDifferences(made, readMachine(version));
  if (differences.length === 0) return undefined;
  return `Nothing is compared: the pictures were taken on another machine (${differences.join('; ')}). To take them here: ${HOW}`;
}

/** Records on which machine the screenshots were taken. */
export function writeMachine(version: string): void {
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(MACHINE_FILE, `${JSON.stringify(readMachine(version), null, 2)}\n`);
}

/** The total size of all screenshots, in bytes. */
export const sumSizes = (): number =>
  fs
    .readdirSync(FOLDER)
    .reduce((sum, file) => sum + fs.statSync(path.join(FOLDER, file)).size, 0);
