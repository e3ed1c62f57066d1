import fs from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE } from './manifest';
import { listFiles } from './files';

/** An allowed difference between two builds of the same sources. */
interface AcceptedDifference {
  reason: string;
  /** Matches the paths of the affected files. */
  files: RegExp;
}

/**
 * Any other difference is a failure. Files for readers are never in this list: two builds
 * of one commit, on one machine in two folders, with and without caches, were identical
 * in all 8,000 files.
 */
const ACCEPTED: readonly AcceptedDifference[] = [
  {
    reason: 'how another version of Node compresses a file that is compared itself',
    files: /\.(?:br|gz)$/,
  },
  {
    reason: 'the list of the hashes of all files',
    files: new RegExp(`^${MANIFEST_FILE.replace('.', '\\.')}$`),
  },
];

export interface Difference {
  file: string;
  kind: 'only in the first' | 'only in the second' | 'differs';
  /**
   * Position of the first difference, with the surrounding characters of both text files.
   */
  where?: string;
}

export interface Comparison {
  /** Number of identical files. */
  same: number;
  /** Files with allowed differences, by reason. */
  accepted: ReadonlyMap<string, readonly string[]>;
  differences: readonly Difference[];
}

/** Number of characters to show around a difference. */
const CONTEXT = 40;

/**
 * Compares two built sites file by file.
 * @param first folder of a build
 * @param second folder of another build
 * @throws Error if one of them is not a folder
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

/** Maximum number of differences that are printed in full. */
const MAX_SHOWN = 30;

/**
 * Prints the result of a comparison of two builds.
 * @throws Error if there are differences that are not allowed
 */
export function reportDifferences({ same, accepted, differences }: Comparison): void {
  console.log(`${same} files are the same.`);
  for (const [reason, files] of accepted)
    console.log(
      `${files.length} differ in ${reason}: ${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''}`,
    );
  for (const { file, kind, where } of differences.slice(0, MAX_SHOWN))
    console.log(`${file}: ${kind}${where ? ` ${where}` : ''}`);
  if (differences.length > 0)
    throw new Error(`The builds differ. Files that differ: ${differences.length}.`);
}
