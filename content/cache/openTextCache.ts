import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../text/readText';

/** Generated texts, stored for the next build. */
export interface TextCache {
  /**
   * @param input everything the text depends on
   * @param make generates the text if it is not cached
   */
  get: (input: string, make: () => string) => string;
  /** Writes the texts that were used to disk and drops all others. */
  save: () => void;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Opens the texts cached by earlier builds. A text is found by the hash of its input; a
 * damaged file counts as an empty cache.
 * @param file where the cache is stored
 * @param maker hash of the code and packages that generate the texts; texts with
 *   another hash are ignored
 */
export function openTextCache(file: string, maker: string): TextCache {
  const before = read(file, maker);
  const used: Record<string, string> = {};
  return {
    get: (input, make) => (used[hash(input)] ??= before[hash(input)] ?? make()),
    save: () => {
      const content = JSON.stringify({ maker, texts: used });
      fs.mkdirSync(path.dirname(file), { recursive: true });
      // Written atomically, even if the build is interrupted.
      const part = `${file}.${process.pid}`;
      fs.writeFileSync(part, `${hash(content)}\n${content}`);
      fs.renameSync(part, file);
    },
  };
}

function read(file: string, maker: string): Record<string, string> {
  if (!fs.existsSync(file)) return {};
  const text = readText(file);
  const end = text.indexOf('\n');
  const content = text.slice(end + 1);
  if (end < 0 || hash(content) !== text.slice(0, end)) return {};
  const stored = JSON.parse(content) as { maker: string; texts: Record<string, string> };
  return stored.maker === maker ? stored.texts : {};
}
