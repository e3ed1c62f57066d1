import type { Comparison } from './compareBuilds';

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
    throw new Error(`The builds differ in ${differences.length} files.`);
}
