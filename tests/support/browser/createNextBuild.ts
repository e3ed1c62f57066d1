import { createHash } from 'node:crypto';
import path from 'node:path';
import { WORKER_FILE } from '../../../src/config/offline';

const SCRIPT_NAME = /(assets\/js\/[\w~.]+)\.js\b/g;
const NEXT = '-next';

/** Marks a page of the next build: a word of its HTML, and the element. */
export const NEXT_WORD = 'next-build';
export const NEXT_MARK = `meta[name="${NEXT_WORD}"]`;

/** In a script, a name is whole, or put together by the bundler's runtime. */
const renameScripts = (text: string): string =>
  text.replace(SCRIPT_NAME, `$1${NEXT}.js`).replace('+".js"', `+"${NEXT}.js"`);

const getIntegrity = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The site as its next build would have it: every script has another name, those of the former
 * build are gone, every page is another one, and so is the worker with its shell.
 * @param read gives a file of the former build by its address
 * @returns the text at an address; null where nothing is any more, undefined for what is as it was
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
