import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Compares two texts word by word, in Git's format: `[-out-]` and `{+in+}`.
 * @returns the changed lines with one line of context
 */
export function diffTexts(before: string, after: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diff-'));
  try {
    fs.writeFileSync(path.join(folder, 'before'), before);
    fs.writeFileSync(path.join(folder, 'after'), after);
    const { stdout } = spawnSync(
      'git',
      ['diff', '--no-index', '--no-color', '--word-diff=plain', '-U1', 'before', 'after'],
      { cwd: folder, encoding: 'utf8' },
    );
    // The header of a diff has the names of the two temporary files.
    return stdout
      .replace(/^[\s\S]*?\n(?=@@)/, '')
      .replace(/^@@.*\n/gm, '')
      .trimEnd();
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
