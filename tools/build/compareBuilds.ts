import fs from 'node:fs/promises';
import path from 'node:path';
import { ACCEPTED } from './acceptedDifferences';
import { listFiles } from './listFiles';

export interface Difference {
  file: string;
  kind: 'only in the first' | 'only in the second' | 'differs';
  /** Where the contents part, with a few characters of both; for text files that differ. */
  where?: string;
}

export interface Comparison {
  /** Files that are the same, byte for byte. */
  same: number;
  /** Files that may differ and do, by the reason. */
  accepted: ReadonlyMap<string, readonly string[]>;
  differences: readonly Difference[];
}

/** Characters around the place where two files part. */
const CONTEXT = 40;

/**
 * Compares two built sites file by file.
 * @param first folder of a build
 * @param second folder of another build
 * @throws Error if one of them is no folder
 */
export async function compareBuilds(first: string, second: string): Promise<Comparison> {
  const [a, b] = await Promise.all([listFiles(first), listFiles(second)]);
  const inSecond = new Set(b);
  const inFirst = new Set(a);
  const accepted = new Map<string, string[]>();
  const differences: Difference[] = [
    ...a
      .filter((file) => !inSecond.has(file))
      .map((file) => ({ file, kind: 'only in the first' as const })),
    ...b
      .filter((file) => !inFirst.has(file))
      .map((file) => ({ file, kind: 'only in the second' as const })),
  ];
  let same = 0;
  for (const file of a.filter((each) => inSecond.has(each))) {
    const [one, two] = await Promise.all(
      [first, second].map((folder) => fs.readFile(path.join(folder, file))),
    );
    if (one!.equals(two!)) same += 1;
    else {
      const reason = ACCEPTED.find(({ files }) => files.test(file))?.reason;
      if (reason) accepted.set(reason, [...(accepted.get(reason) ?? []), file]);
      else differences.push({ file, kind: 'differs', where: findPlace(one!, two!) });
    }
  }
  return { same, accepted, differences };
}

function findPlace(one: Buffer, two: Buffer): string {
  let position = 0;
  while (position < one.length && one[position] === two[position]) position += 1;
  const show = (content: Buffer): string =>
    JSON.stringify(
      content
        .subarray(Math.max(0, position - CONTEXT), position + CONTEXT)
        .toString('utf8'),
    );
  return `at byte ${position}: ${show(one)} / ${show(two)}`;
}
