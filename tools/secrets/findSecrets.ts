import { SECRET_PATTERNS } from './secretPatterns';

export interface FoundSecret {
  /** What it looks like, such as "GitHub token". */
  name: string;
  line: number;
  /** Its first characters: enough to find it, too few to use it. */
  start: string;
}

/** How many characters of a secret a message may show. */
const SHOWN = 4;
/** A secret of this length is made of more kinds of characters than words are. */
const MIN_KINDS = 10;

/**
 * Finds what looks like a key, a token or a password in a text.
 * @returns in the order of the text; each place once
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

/** Where the form alone tells little: words and placeholders have few kinds of characters. */
const isRandom = (secret: string): boolean =>
  new Set(secret).size >= Math.min(MIN_KINDS, secret.length / 2) &&
  /\d/.test(secret) &&
  /[a-z]/i.test(secret);
