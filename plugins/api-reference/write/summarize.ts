import type { ApiPage } from '../../../src/types/api';
import { MAX_DESCRIPTION } from '../constants';

const CONTENT: Record<ApiPage['kind'], string> = {
  component: 'its props, slots, CSS classes and theme name',
  interface: 'its members and their types',
  hook: 'its parameters and what it returns',
};

/** A sentence without Markdown that is short enough for front matter. */
export function summarize(
  name: string,
  kind: ApiPage['kind'],
  description: string,
): string {
  const [first = ''] = description.split(/\n\s*\n|(?<=\.)\s/);
  const plain = toPlain(first);
  return plain.length > 20 && plain.length <= MAX_DESCRIPTION
    ? plain
    : summarizeContent(name, kind);
}

/** Describes the content of a page if the package has no suitable description. */
export const summarizeContent = (name: string, kind: ApiPage['kind']): string =>
  `Look up ${name}: ${CONTENT[kind]}.`;

/** Removes Markdown from a text. */
export const toPlain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*{}<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
