import path from 'node:path';
import { WORKER_FILE } from '../../../src/config/offline';
import { getIntegrity } from './workerFiles';

const SCRIPT_NAME = /(assets\/js\/[\w~.]+)\.js\b/g;
const NEXT = '-next';

/**
 * Marks the pages of the next build: a word in their HTML, and the element that contains
 * it.
 */
export const NEXT_WORD = 'next-build';
export const NEXT_MARK = `meta[name="${NEXT_WORD}"]`;

/**
 * Scripts contain a name either as a whole or as parts that the bundler's runtime joins.
 */
const renameScripts = (text: string): string =>
  text.replace(SCRIPT_NAME, `$1${NEXT}.js`).replace('+".js"', `+"${NEXT}.js"`);

/**
 * The site as its next build would have it: every script has a new name, the old ones are
 * gone, and all pages and the worker with its shell have changed.
 * @param read returns a file of the former build by its address
 * @returns the text for an address; null for a removed file, undefined for an unchanged
 * one
 */
export function createNextBuild(
  read: (address: string) => string,
): (address: string) => string | null | undefined {
  const answer = (address: string): string | null | undefined => {
    const name = path.posix.basename(address);
    if (address.includes('/assets/js/')) {
      if (!name.endsWith(`${NEXT}.js`)) return null;
      return renameScripts(read(address.replace(`${NEXT}.js`, '.js')));
    }
    if (name === WORKER_FILE)
      return renameScripts(read(address))
        .replace(/"revision":"/g, `$&${NEXT}`)
        .replace(
          /"integrity":"[^"]*","revision":null,"url":"([^"]*\/assets\/js\/[^"]*)"/g,
          (_entry, url: string) =>
            `"integrity":"${getIntegrity(answer(url)!)}","revision":null,"url":"${url}"`,
        );
    if (address.endsWith('/') || name === 'index.html')
      return renameScripts(read(address)).replace(
        '</head>',
        `<meta name=${NEXT_WORD}></head>`,
      );
    return undefined;
  };
  return answer;
}
