import type { ApiPage } from '../../../src/types/api';
import { MAX_DESCRIPTION } from '../constants';

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
  return plain.length > 20 && plain.length <= MAX_DESCRIPTION
    ? plain
    : summarizeContent(name, kind);
}

/** What a page holds, where the package says nothing of its own that fits. */
export const summarizeContent = (name: string, kind: ApiPage['kind']): string =>
  `Look up ${name}: ${CONTENT[kind]}.`;

/** Text without its Markdown. */
export const toPlain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*{}<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
