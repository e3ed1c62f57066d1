import type { ApiPage } from '../../src/types/api';
import { MAX_DESCRIPTION } from './constants';

const CONTENT: Record<ApiPage['kind'], string> = {
  component: 'its props, slots, CSS classes and theme name',
  interface: 'its members and their types',
  hook: 'its parameters and what it returns',
};

/** One sentence without Markdown that fits into front matter. */
export function summarize(
  name: string,
  kind: ApiPage['kind'],
  description: string,
): string {
  const [first = ''] = description.split(/\n\s*\n|(?<=\.)\s/);
  const plain = toPlain(first);
  const own = `Look up ${name}: ${CONTENT[kind]}.`;
  return plain.length > 20 && plain.length <= MAX_DESCRIPTION ? plain : own;
}

/** Text without its Markdown. */
export const toPlain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*{}<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
