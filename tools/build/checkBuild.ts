import fs from 'node:fs/promises';
import path from 'node:path';
import { readTextAsync } from '../../content/text/readText';
import { isManifest, MANIFEST_FILE, type Manifest } from './manifest';
import { mapFiles } from './files';
import { measureFile } from './writeManifest';

/** Maximum number of invalid files in a message. */
const MAX_NAMED = 3;

/**
 * Reads the manifest of a build and checks the files against it.
 * @param folder the build
 * @param reads whether to compare contents in addition to sizes
 * @throws Error if the build is missing, incomplete or modified
 */
export async function checkBuild(
  folder: string,
  { reads = false } = {},
): Promise<Manifest> {
  const name = path.relative(process.cwd(), folder) || folder;
  const [, major] = /build-versions[\\/]v(\d+)$/.exec(name) ?? [];
  const remedy = `Build it with: npm run build${major ? ` -- --version ${major}` : ''}`;
  const exists = await fs.stat(folder).catch(() => undefined);
  if (!exists) throw new Error(`There is no build at ${name}/ yet. ${remedy}`);
  const manifest = await readManifest(path.join(folder, MANIFEST_FILE));
  if (!manifest)
    throw new Error(
      `${name}/ is half a build: its ${MANIFEST_FILE}, which is written last, is not there or not whole. ${remedy}`,
    );
  const faults = await mapFiles(Object.entries(manifest.files), async ([file, entry]) => {
    const found = reads
      ? await measureFile(path.join(folder, file)).catch(() => undefined)
      : await fs.stat(path.join(folder, file)).catch(() => undefined);
    if (!found) return `${file} is missing`;
    const isSame =
      found.size === entry.size && !('sha256' in found && found.sha256 !== entry.sha256);
    return isSame ? undefined : `${file} has changed`;
  });
  const named = faults.filter((fault) => fault !== undefined);
  if (named.length > 0)
    throw new Error(
      `${name}/ is not what was built: ${named.slice(0, MAX_NAMED).join(', ')}${named.length > MAX_NAMED ? `, and ${named.length - MAX_NAMED} more` : ''}. ${remedy}`,
    );
  return manifest;
}

/** @returns undefined if the file is missing or incomplete */
export async function readManifest(file: string): Promise<Manifest | undefined> {
  try {
    const value: unknown = JSON.parse(await readTextAsync(file));
    return isManifest(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
