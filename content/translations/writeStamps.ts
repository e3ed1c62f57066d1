import { setField } from '../front-matter/fields';
import type { Stamps } from './compareSections';
import { STAMPS_FIELD } from './stampsField';

/**
 * Sets the stamps of a translated page as the last field of its front matter, replacing
 * existing ones.
 * @throws Error if the page has no front matter
 */
export function writeStamps(text: string, stamps: Stamps): string {
  const lines = Object.entries(stamps).map(
    ([key, stamp]) => `  ${quote(key)}: '${stamp}'\n`,
  );
  const own = lines.length > 0 ? `${STAMPS_FIELD}:\n${lines.join('')}` : '';
  return setField(text, STAMPS_FIELD, own);
}

/** Unquoted only if YAML cannot parse it as anything but text. */
const quote = (key: string): string =>
  /^[A-Za-z][\w-]*$/.test(key) && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(key)
    ? key
    : `'${key}'`;
