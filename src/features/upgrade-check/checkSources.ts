import { MAX_CHECKED_SIZE } from '../../config/upgradeCheck';
import type { Checker } from './connectChecker';
import type { FileProblem, FileReport } from './engine/model';

/** A file that the reader chose, or a text that was pasted. */
export interface ChosenFile {
  /** Path, with slashes. */
  file: string;
  size: number;
  read: () => Promise<string>;
}

export interface Progress {
  done: number;
  total: number;
}

const refuse = (file: string, kind: FileProblem): FileReport => ({
  file,
  findings: [],
  undecided: [],
  problem: { kind },
});

/**
 * Checks files one after the other; a file that cannot be read is reported.
 * @param signal ends the check between two files
 * @throws Error if the worker fails
 */
export async function checkSources(
  files: readonly ChosenFile[],
  { check }: Pick<Checker, 'check'>,
  { onProgress, signal }: { onProgress: (now: Progress) => void; signal: AbortSignal },
): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  for (const { file, size, read } of files) {
    if (signal.aborted) break;
    if (size > MAX_CHECKED_SIZE) {
      reports.push(refuse(file, 'too large'));
    } else {
      const text = await read().catch(() => null);
      reports.push(
        text === null ? refuse(file, 'unreadable') : await check({ file, text }),
      );
    }
    onProgress({ done: reports.length, total: files.length });
  }
  return reports;
}
