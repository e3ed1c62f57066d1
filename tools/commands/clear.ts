import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { lockBuild } from '../build/lockBuild';

const LEFTOVERS = [
  'build',
  'build-versions',
  'build-shards',
  '.docusaurus',
  '.cache',
  'node_modules/.cache',
  'test-results',
  'playwright-report',
  'coverage',
];

export async function run(): Promise<void> {
  // A running build would lose its files; its lock is in .cache, so it is removed as
  // well.
  await lockBuild();
  for (const name of LEFTOVERS)
    fs.rmSync(path.join(SITE_DIR, name), { recursive: true, force: true });
  console.log(`Removed ${LEFTOVERS.join(', ')}.`);
}
