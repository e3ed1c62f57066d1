import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { compressFiles } from '../../build/compressFiles';

/** Written into a built site: the hash of what it was built of. */
const STAMP = 'built-of.txt';

/**
 * Builds a site to compare with, and compresses its files as the project's own, unless it is
 * there for the same inputs.
 * @param out folder of the built site; what was there is removed
 * @param inputs all that decides how the site looks
 * @param build writes the site into `out`
 */
export async function buildOnce(
  out: string,
  inputs: readonly string[],
  build: () => void,
): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  const stamp = path.join(out, STAMP);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) return;
  fs.rmSync(out, { recursive: true, force: true });
  build();
  await compressFiles(out);
  fs.writeFileSync(stamp, hash);
}
