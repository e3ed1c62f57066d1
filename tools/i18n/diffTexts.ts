import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * What changed between two texts, by words as Git shows it: `[-out-]` and `{+in+}`.
 * @returns the changed lines with one line around them
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
    // The head of a diff names the two files, which say nothing here.
    return stdout
      .replace(/^[\s\S]*?\n(?=@@)/, '')
      .replace(/^@@.*\n/gm, '')
      .trimEnd();
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
