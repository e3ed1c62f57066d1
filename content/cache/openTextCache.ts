import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Texts that a build has made, for the next one. */
export interface KeptTexts {
  /**
   * @param input all that the text is made of
   * @param make makes it, where no build before has
   */
  get: (input: string, make: () => string) => string;
  /** Writes down those that were asked for; others have no use any more. */
  save: () => void;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Opens what former builds have kept. A text is found by the hash of its input, and a file that
 * is damaged in any way is as good as none.
 * @param file where they are kept
 * @param maker of whatever makes the texts, code and packages: those of another maker don't count
 */
export function openKeptTexts(file: string, maker: string): KeptTexts {
  const before = read(file, maker);
  const asked: Record<string, string> = {};
  return {
    get: (input, make) => (asked[hash(input)] ??= before[hash(input)] ?? make()),
    save: () => {
      const content = JSON.stringify({ maker, texts: asked });
      fs.mkdirSync(path.dirname(file), { recursive: true });
      // Whole or not at all, also for a build that is interrupted.
      const part = `${file}.${process.pid}`;
      fs.writeFileSync(part, `${hash(content)}\n${content}`);
      fs.renameSync(part, file);
    },
  };
}

function read(file: string, maker: string): Record<string, string> {
  if (!fs.existsSync(file)) return {};
  const text = fs.readFileSync(file, 'utf8');
  const end = text.indexOf('\n');
  const content = text.slice(end + 1);
  if (end < 0 || hash(content) !== text.slice(0, end)) return {};
  const kept = JSON.parse(content) as { maker: string; texts: Record<string, string> };
  return kept.maker === maker ? kept.texts : {};
}
