import fs from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from './compressFiles';
import { lockBuild } from './lockBuild';
import { finishSwitch, nextOf, type Places, switchBuild } from './switchBuild';
import { writeManifest } from './writeManifest';

const BYTES_PER_MB = 1_000_000;

/**
 * Completes an assembled site: adds compressed files and, last, the manifest.
 * @param former the previous build, if there is one
 */
async function finishSite(folder: string, former?: string): Promise<void> {
  const started = Date.now();
  const { files, raw, brotli, gzip } = await compressFiles(folder, former);
  const [all, br, gz] = [raw, brotli, gzip].map((size) =>
    Math.round(size / BYTES_PER_MB),
  );
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `Compressed ${files} files in ${seconds} s: ${all} MB, ${br} MB by brotli, ${gz} MB by gzip.`,
  );
  await writeManifest(folder);
}

/**
 * Child processes of a killed build exit on their own, but may still write files for a
 * moment: removing the folder is retried for about five seconds.
 */
const RETRIES = { maxRetries: 10, retryDelay: 100 };

/**
 * Runs a build exclusively, after recovering from or removing the state of a killed one.
 * @param places paths of the build
 * @param work ends with `publishNext`, or leaves the target unchanged
 * @param lockFile defaults to that of the project
 * @throws Error if another build is running; any error of the work
 */
export async function withBuild(
  places: Places,
  work: () => Promise<void>,
  lockFile?: string,
): Promise<void> {
  const unlock = await lockBuild(lockFile);
  try {
    await finishSwitch(places);
    await fs.rm(places.stage, { recursive: true, force: true, ...RETRIES });
    await work();
  } finally {
    await unlock();
  }
}

/** Completes the assembled site and replaces the current one with it. */
export async function publishNext(places: Places): Promise<void> {
  await finishSite(nextOf(places), places.target);
  await fs.mkdir(path.dirname(places.target), { recursive: true });
  await switchBuild(places);
}
