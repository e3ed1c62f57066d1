import { compressFiles } from './compressFiles';
import { writeManifest } from './writeManifest';

const BYTES_PER_MB = 1_000_000;

/**
 * Completes an assembled site: adds compressed files and, last, the manifest.
 * @param former the previous build, if there is one
 */
export async function finishSite(folder: string, former?: string): Promise<void> {
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
