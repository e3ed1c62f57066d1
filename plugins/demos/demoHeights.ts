import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';

/** Heights of live demos in px, by demo id, measured when their pictures are taken. */
export type DemoHeights = Record<string, number>;

/** The file with the heights of the demos of the current version. */
export const getDemoHeightsFile = (siteDir: string): string =>
  path.join(siteDir, 'src/config/demoHeights.json');

export function readDemoHeights(siteDir: string): DemoHeights {
  const file = getDemoHeightsFile(siteDir);
  return fs.existsSync(file) ? (JSON.parse(readText(file)) as DemoHeights) : {};
}

/** Writes the heights, sorted by id. */
export function writeDemoHeights(siteDir: string, heights: DemoHeights): void {
  const sorted = Object.entries(heights).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries(sorted), null, 2);
  fs.writeFileSync(getDemoHeightsFile(siteDir), `${text}\n`);
}
