import fs from 'node:fs/promises';
import path from 'node:path';
import { listProjectFiles } from '../listProjectFiles';
import { findSecrets } from './findSecrets';
import type { SecretException } from './secretPatterns';

/** Number of bytes that are checked for binary content. */
const HEAD = 8_000;

const REMEDY =
  'Take it out and revoke it: everyone with access to the repository has it. If it is none, say so in tools/secrets/secretPatterns.ts, with the reason.';

/**
 * Searches for secrets in all files of the project that git does not ignore.
 * @returns the number of checked files, and a sentence for each finding and each unused
 *   exception
 */
export async function checkFiles(
  folder: string,
  exceptions: readonly SecretException[],
): Promise<{ count: number; problems: string[] }> {
  const files = listProjectFiles(folder);
  const unused = new Set(exceptions);
  const problems: string[] = [];
  let count = 0;
  for (const file of files) {
    const text = await readText(path.join(folder, file));
    if (text === undefined) continue;
    count += 1;
    for (const { name, line, start } of findSecrets(text)) {
      const exception = exceptions.find(
        (each) => each.file === file && each.name === name,
      );
      if (exception) unused.delete(exception);
      else problems.push(`${file}:${line} looks like a ${name} (${start}…). ${REMEDY}`);
    }
  }
  const stale = [...unused].map(
    ({ file, name }) =>
      `The exception for ${file} ("${name}") is not needed any more. Remove it from tools/secrets/secretPatterns.ts.`,
  );
  return { count, problems: [...problems, ...stale] };
}

/** @returns undefined for binary files */
async function readText(file: string): Promise<string | undefined> {
  const stat = await fs.lstat(file).catch(() => undefined);
  if (!stat?.isFile()) return undefined;
  const content = await fs.readFile(file);
  return content.subarray(0, HEAD).includes(0) ? undefined : content.toString('utf8');
}
