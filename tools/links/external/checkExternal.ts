import type { Answer } from './checkAddress';

export interface ExternalResult {
  good: number;
  broken: number;
  /** Whether any host responded. */
  isOnline: boolean;
}

/** After this number of addresses without any response, the network counts as down. */
const MAX_UNANSWERED = 8;

/**
 * Checks all addresses, some concurrently, and prints one line for each.
 * @param links a page with the link, by address
 * @param check returns the response for an address
 * @param concurrency number of concurrent requests
 * @param print receives each line
 */
export async function checkExternal(
  links: ReadonlyMap<string, string>,
  check: (address: string) => Promise<Answer>,
  concurrency: number,
  print: (line: string) => void,
): Promise<ExternalResult> {
  const result: ExternalResult = { good: 0, broken: 0, isOnline: false };
  const queue = [...links];
  const held: string[] = [];
  const printOnline = (line: string): void => {
    // Failures are inconclusive until a host has responded.
    held.push(line);
    if (result.isOnline) held.splice(0).forEach(print);
  };
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [address, page] = next;
      const answer = await check(address);
      result.isOnline ||= answer.isAnswered;
      if (!result.isOnline && result.broken + 1 >= MAX_UNANSWERED) queue.length = 0;
      if (answer.isGood) result.good += 1;
      else result.broken += 1;
      printOnline(
        `${answer.isGood ? 'ok  ' : 'FAIL'} ${answer.text} ${address} (${page})`,
      );
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return result;
}
