import { SECRET_PATTERNS } from './secretPatterns';

export interface FoundSecret {
  /** Kind of secret, such as "GitHub token". */
  name: string;
  line: number;
  /** Its first characters: enough to find it, too few to use it. */
  start: string;
}

/** Number of characters of a secret that a message may show. */
const SHOWN = 4;
/** A secret of this length has more distinct characters than words do. */
const MIN_KINDS = 10;

/**
 * Finds text that looks like a key, a token or a password.
 * @returns findings in the order of the text, without duplicates
 */
export function findSecrets(text: string): FoundSecret[] {
  const found = new Map<number, FoundSecret>();
  for (const { name, pattern } of SECRET_PATTERNS)
    for (const match of text.matchAll(pattern)) {
      const secret = match[1] ?? match[0];
      const at = match.index + match[0].indexOf(secret);
      if (found.has(at) || (match[1] !== undefined && !isRandom(secret))) continue;
      const line = text.slice(0, at).split('\n').length;
      found.set(at, { name, line, start: secret.slice(0, SHOWN) });
    }
  return [...found].sort(([a], [b]) => a - b).map(([, each]) => each);
}

/** For ambiguous formats: words and placeholders have few distinct characters. */
const isRandom = (secret: string): boolean =>
  new Set(secret).size >= Math.min(MIN_KINDS, secret.length / 2) &&
  /\d/.test(secret) &&
  /[a-z]/i.test(secret);
