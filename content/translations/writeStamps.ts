import type { Stamps } from './compareSections';
import { STAMPS_FIELD } from './stampsField';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const FIELD = new RegExp(`^${STAMPS_FIELD}:[^\\n]*\\n(?:[ \\t]+[^\\n]*\\n)*`, 'm');

/**
 * Sets the stamps of a translated page as the last field of its front matter, replacing
 * existing ones.
 * @throws Error if the page has no front matter
 */
export function writeStamps(text: string, stamps: Stamps): string {
  const match = FRONT_MATTER.exec(text);
  if (!match) throw new Error('The page has no front matter; it begins with ---.');
  const fields = `${match[1]}\n`.replace(FIELD, '');
  const lines = Object.entries(stamps).map(
    ([key, stamp]) => `  ${quote(key)}: '${stamp}'\n`,
  );
  const own = lines.length > 0 ? `${STAMPS_FIELD}:\n${lines.join('')}` : '';
  return `---\n${fields}${own}---\n${text.slice(match[0].length)}`;
}

/** Unquoted only if YAML cannot parse it as anything but text. */
const quote = (key: string): string =>
  /^[A-Za-z][\w-]*$/.test(key) && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(key)
    ? key
    : `'${key}'`;
