import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { compressFiles } from '../../build/compressFiles';

/** Written into a built site: the hash of its inputs. */
const STAMP = 'built-of.txt';

/**
 * Builds a site for comparison and compresses its files like those of this project,
 * unless it was already built from the same inputs.
 * @param out folder of the built site; existing files are removed
 * @param inputs everything that the built site depends on
 * @param build writes the site to `out`
 */
export async function buildOnce(
  out: string,
  inputs: readonly string[],
  build: () => void,
): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  const stamp = path.join(out, STAMP);
  if (fs.existsSync(stamp) && readText(stamp) === hash) return;
  fs.rmSync(out, { recursive: true, force: true });
  build();
  await compressFiles(out);
  fs.writeFileSync(stamp, hash);
}

/**
 * Runs the build script of a site with the current Node.
 * @param script path of the script
 * @throws Error with its output if it fails
 */
export function runTool(
  script: string,
  args: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>> = {},
): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0)
    throw new Error(`The site in ${folder} does not build.\n${stdout}${stderr}`);
}
