import type { TextlintRuleModule } from '@textlint/types';
import { MAX_HEADING_LENGTH } from '../words';
import { type Heading, readHeading } from './sentence-case';

/** "Choose a package" is a choice of the reader; "Choose the format" sets an option. */
const VERB = /^(?:Know|Take|Tell|Ask|Choose(?! (?:an?|between|your)\b))(?!\w)/u;

/**
 * Headings that a reader would not type into a search box.
 * @param heading its text, with `0` in place of code
 * @returns what is wrong, if anything
 */
export function findHeadingStyleFaults(heading: string): string[] {
  const verb = VERB.exec(heading.trim())?.[0];
  const { length } = heading
    .replaceAll(/(?<!\w)0(?!\w)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [
    ...(verb
      ? [`"${verb}" fits any heading; use the words that people search for.`]
      : []),
    ...(length > MAX_HEADING_LENGTH
      ? [
          `${length} characters; at most ${MAX_HEADING_LENGTH} fit into the contents list.`,
        ]
      : []),
  ];
}

const rule: TextlintRuleModule = ({ Syntax, RuleError, report }) => ({
  [Syntax.Header](node) {
    for (const fault of findHeadingStyleFaults(readHeading(node as Heading)))
      report(node, new RuleError(`A heading: ${fault}`));
  },
});

export default rule;
