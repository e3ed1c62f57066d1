import type { ApiPage } from '../../../src/types/api';
import { MAX_DESCRIPTION } from '../constants';

const CONTENT: Record<ApiPage['kind'], string> = {
  component: 'its props, slots, CSS classes and theme name',
  interface: 'its members and their types',
  hook: 'its parameters and what it returns',
};

/** A first paragraph that is no sentence: the name in words. */
const TITLE = /^[^\n.:]+\n\s*\n(?=\S)/;
const SENTENCE = /^[^]+?(?=\n\s*\n|(?<=\.)\s|$)/;

export interface SplitDescription {
  /** A sentence without Markdown that is short enough for front matter. */
  summary: string;
  /** The Markdown after that sentence. */
  rest: string;
}

/** Splits a description into what is shown below the title of a page, and the rest. */
export function splitDescription({
  name,
  kind,
  description,
}: Pick<ApiPage, 'name' | 'kind' | 'description'>): SplitDescription {
  const text = description.replace(TITLE, '');
  const first = SENTENCE.exec(text)?.[0] ?? '';
  const summary = toPlain(first);
  // An introduction to code or to a list is no summary.
  return summary === '' || summary.length > MAX_DESCRIPTION || /:(\n|$)/.test(first)
    ? { summary: summarizeContent(name, kind), rest: description }
    : { summary, rest: text.slice(first.length).trim() };
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
