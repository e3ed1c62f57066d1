import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles, mapFiles } from './files';
import { MANIFEST_FILE, type Manifest, type ManifestEntry } from './manifest';

/** Size and hash of a file. */
export async function measureFile(file: string): Promise<ManifestEntry> {
  const content = await fs.readFile(file);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { size: content.length, sha256 };
}

/**
 * Writes the manifest of a completed folder.
 * @returns its content
 */
export async function writeManifest(folder: string): Promise<Manifest> {
  const files = (await listFiles(folder)).filter((file) => file !== MANIFEST_FILE);
  const entries = await mapFiles(files, async (file) => [
    file,
    await measureFile(path.join(folder, file)),
  ]);
  const manifest = { files: Object.fromEntries(entries) as Manifest['files'] };
  const target = path.join(folder, MANIFEST_FILE);
  const draft = `${target}.draft`;
  await fs.writeFile(draft, JSON.stringify(manifest));
  await fs.rename(draft, target);
  return manifest;
}
