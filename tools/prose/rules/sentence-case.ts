import type { TextlintRuleModule } from '@textlint/types';
import { NAMES } from '../words';

const CAPITALIZED = /^\p{Lu}\p{Ll}+(?:['’]\p{Ll}+)?$/u;

const byLength = [...NAMES].sort((a, b) => b.length - a.length);

/**
 * Sentence case: a capital at the start, and after it only in names.
 * @param heading its text without code; a word in capitals or camelCase counts as a name
 * @returns what is wrong, if anything
 */
export function findHeadingFault(heading: string): string | undefined {
  const withoutNames = byLength.reduce(
    (text, name) => text.replaceAll(new RegExp(`(?<!\\w)${name}(?!\\w)`, 'g'), '0'),
    heading.trim(),
  );
  const words = withoutNames.split(/[\s/()"“”,;:]+/).filter(Boolean);
  if (/^\p{Ll}+$/u.test(words[0] ?? '')) return `start "${words[0]}" with a capital`;
  const wrong = words
    .slice(1)
    .find((word) => CAPITALIZED.test(word.replace(/[.?!]$/, '')));
  return (
    wrong &&
    `write "${wrong}" in lower case, or add it to the names of tools/prose/words.ts`
  );
}

/** A node of a heading, or the heading itself. */
export interface Heading {
  type: string;
  value?: string;
  children?: readonly Heading[];
}

/** Code is read as a name that needs no capital; tags such as badges are left out. */
function textOf(node: Heading): string {
  if (node.type === 'Code') return '0';
  if (node.type === 'Str') return node.value ?? '';
  return (node.children ?? []).map(textOf).join('');
}

/** The text of a heading without tags and anchor, with `0` in place of code. */
export const readHeading = (node: Heading): string =>
  textOf(node).replace(/\{#[\w-]+\}/, '');

const rule: TextlintRuleModule = ({ Syntax, RuleError, report }) => ({
  [Syntax.Header](node) {
    const fault = findHeadingFault(readHeading(node as Heading));
    if (fault) report(node, new RuleError(`Headings are in sentence case: ${fault}.`));
  },
});

export default rule;
