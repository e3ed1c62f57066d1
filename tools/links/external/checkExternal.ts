import type { Answer } from './askAddress';

export interface ExternalResult {
  good: number;
  broken: number;
  /** Whether any host answered at all. */
  isOnline: boolean;
}

/** After so many questions without any answer the network is taken to be missing. */
const PATIENCE = 8;

/**
 * Asks for all addresses, some at a time, and says one line for each.
 * @param links address to a page that names it
 * @param ask tells what a host says about an address
 * @param concurrency how many are asked at a time
 * @param print is given each line
 */
export async function checkExternal(
  links: ReadonlyMap<string, string>,
  ask: (address: string) => Promise<Answer>,
  concurrency: number,
  print: (line: string) => void,
): Promise<ExternalResult> {
  const result: ExternalResult = { good: 0, broken: 0, isOnline: false };
  const queue = [...links];
  const held: string[] = [];
  const printOnline = (line: string): void => {
    // Lines of failures mean nothing until a host has answered.
    held.push(line);
    if (result.isOnline) held.splice(0).forEach(print);
  };
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [address, page] = next;
      const answer = await ask(address);
      result.isOnline ||= answer.isAnswered;
      if (!result.isOnline && result.broken + 1 >= PATIENCE) queue.length = 0;
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
