/** Number of concurrent operations: enough to keep all cores and the disk busy. */
const AT_ONCE = 16;

/**
 * Maps files with limited concurrency.
 * @returns the results in the order of the files
 * @throws the first error of `work`
 */
export async function mapFiles<T, R>(
  files: readonly T[],
  work: (file: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const run = async (): Promise<void> => {
    while (next < files.length) {
      const index = next;
      next += 1;
      results[index] = await work(files[index]!);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  return results;
}
