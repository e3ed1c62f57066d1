import fs from 'node:fs';
import path from 'node:path';
import { listDifferences, readMachine, type Machine } from './readMachine';

/** Set by `npm run screenshots`, which makes the pictures. */
export const isRenewal = Boolean(process.env.RENEW_SCREENSHOTS);

/** Where the pictures are, as playwright.screens.config.ts says too. */
const FOLDER = path.join(__dirname, '..', 'pictures');

/** Says on what machine the pictures beside it were made. */
const MACHINE_FILE = path.join(FOLDER, 'machine.json');

const HOW = 'npm run build && npm run screenshots';

/**
 * Why what this machine draws cannot be compared with the stored pictures.
 * @param version of Chromium, as it says itself
 * @returns a sentence, nothing where it can
 */
export function findObstacle(version: string): string | undefined {
  if (!fs.existsSync(MACHINE_FILE))
    return `There are no pictures to compare with. To take them: ${HOW}`;
  const made = JSON.parse(fs.readFileSync(MACHINE_FILE, 'utf8')) as Machine;
  const differences = listDifferences(made, readMachine(version));
  if (differences.length === 0) return undefined;
  return `Nothing is compared: the pictures were taken on another machine (${differences.join('; ')}). To take them here: ${HOW}`;
}

/** Notes on what machine the pictures were made. */
export function writeMachine(version: string): void {
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(MACHINE_FILE, `${JSON.stringify(readMachine(version), null, 2)}\n`);
}

/** Sizes of all pictures together, in bytes. */
export const sumSizes = (): number =>
  fs
    .readdirSync(FOLDER)
    .reduce((sum, file) => sum + fs.statSync(path.join(FOLDER, file)).size, 0);
